package dev.keyplan.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

class ToolTest {

  private static final Tool TOOL = new Tool("frobnicate 3", "Install it with `get frobnicate`.");
  private static final String LINE =
      "frobnicate 3 is missing, and this test needs it. Install it with `get frobnicate`.";

  @Test
  void aBuildServerFails() {
    assertEquals(LINE, assertThrows(AssertionError.class, () -> TOOL.absent(true)).getMessage());
  }

  @Test
  void elsewhereTheTestIsSkipped() {
    RuntimeException absent = TOOL.absent(false);
    assertEquals(TestAbortedException.class, absent.getClass());
    assertEquals(LINE, absent.getMessage());
  }

  @Test
  void anOldCfnLintWillNotDo() {
    assertTrue(CfnLint.isNewEnough("cfn-lint 1.51.0\n"));
    assertTrue(CfnLint.isNewEnough("cfn-lint 2.0.1\n"));
    assertFalse(CfnLint.isNewEnough("cfn-lint 1.50.9\n"));
    assertFalse(CfnLint.isNewEnough("cfn-lint 0.87.2\n"));
    assertFalse(CfnLint.isNewEnough(""));
  }

  @Test
  void aCheckerThatBreaksDownIsNotClean() {
    assertThrows(AssertionError.class, () -> TemplateFinding.read("", found -> null));
    assertThrows(AssertionError.class, () -> TemplateFinding.read("Traceback", found -> null));
    assertThrows(AssertionError.class, () -> TemplateFinding.read("{}", found -> null));
  }
}
