package dev.keyplan.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keyplan.pack.Format;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** YAML, JSON, XML and HTML: a parser gives the text back. */
class DataEscapingTest {

  private static Map<?, ?> yaml(String text) {
    return (Map<?, ?>) new Yaml(new SafeConstructor(new LoaderOptions())).load(text);
  }

  @Test
  void yamlGivesTheTextBack() {
    for (String text : HostileTexts.ALL) {
      String file =
          Rendering.of(
              Format.YAML,
              """
              # ${options.text}
              quoted: "${options.text}"
              single: '${options.text}'
              "${options.text}": "a#b"
              """,
              text);
      assertEquals(text, yaml(file).get("quoted"), file);
      assertEquals(Texts.folded(text), yaml(file).get("single"), file);
      assertEquals("a#b", yaml(file).get(text), file);
    }
  }

  @Test
  void yamlHasNamesAndNumbersOutsideQuotesOnly() {
    assertEquals(
        "SchoolTable: 5\n", Rendering.of(Format.YAML, "${options.text}: 5\n", "SchoolTable"));
    assertEquals("a: -12\n", Rendering.of(Format.YAML, "a: ${options.text}\n", "-12"));
    for (String text :
        List.of(
            "NO",
            "on",
            "Yes",
            "~",
            "null",
            "0x1F",
            "007",
            "1_000",
            "a b",
            "a: b",
            "!Ref",
            "*a",
            "1e3",
            "2026-01-01",
            ".inf",
            "NaN",
            "",
            "y",
            "#x",
            "12:30")) {
      assertEquals(
          List.of("KP5007 1:4 a text of YAML stands between `\"`"),
          Rendering.findings(Format.YAML, "a: ${options.text}\n", text),
          text);
    }
  }

  @Test
  void yamlHidesNothing() {
    String file = Rendering.of(Format.YAML, "a: \"${options.text}\"\n", "x\u202ey\u2028z");
    assertEquals("a: \"x\\u202Ey\\u2028z\"\n", file);
  }

  @Test
  void jsonGivesTheTextBack() throws Exception {
    for (String text : HostileTexts.ALL) {
      String file =
          Rendering.of(
              Format.JSON, "{\"${options.text}\": \"${options.text}\", \"b\\\"\": true}", text);
      JsonNode read = new ObjectMapper().readTree(file);
      assertEquals(text, read.get(text).textValue(), file);
    }
  }

  @Test
  void jsonHasNumbersAndBooleansOutsideQuotesOnly() {
    assertEquals("[-1.5]\n", Rendering.of(Format.JSON, "[${options.text}]", "-1.5"));
    for (String text : List.of("NaN", "01", "\"a\"", "a", "", "1,2", "null")) {
      assertEquals(
          List.of("KP5007 1:2 a text of JSON stands between `\"`"),
          Rendering.findings(Format.JSON, "[${options.text}]", text),
          text);
    }
  }

  @Test
  void xmlGivesTheTextBackOnOneLine() throws Exception {
    for (Format format : List.of(Format.XML, Format.HTML)) {
      for (String text : HostileTexts.ALL) {
        String file =
            Rendering.of(
                format,
                "<r a=\"${options.text}\" b='${options.text}'><!-- ${options.text}"
                    + " --><c>${options.text}</c></r>",
                text);
        Element root =
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(file)))
                .getDocumentElement();
        assertEquals(Texts.folded(text), root.getAttribute("a"), file);
        assertEquals(Texts.folded(text), root.getAttribute("b"), file);
        assertEquals(Texts.folded(text), root.getElementsByTagName("c").item(0).getTextContent());
      }
    }
  }

  @Test
  void htmlRefusesTextWhereItWouldRun() {
    assertEquals(
        List.of("KP5007 1:9 no value can stand in a script or a style"),
        Rendering.findings(Format.HTML, "<script>${options.text}</script>", "x"));
    assertEquals(
        List.of("KP5007 1:13 no value can stand in an attribute that holds code"),
        Rendering.findings(Format.HTML, "<a onclick=\"${options.text}\">", "x"));
    assertEquals(
        List.of("KP5007 1:10 a link begins with `https://`, `#`, or is a relative path"),
        Rendering.findings(Format.HTML, "<a href=\"${options.text}\">", "javascript:alert(1)"));
    assertEquals(
        List.of("KP5007 1:4 in a tag a text stands between quotes"),
        Rendering.findings(Format.HTML, "<a ${options.text}>", "x onclick=y"));
    assertEquals(
        "<a href=\"#order-line\">\n",
        Rendering.of(Format.HTML, "<a href=\"#${options.text}\">", "order-line"));
  }
}
