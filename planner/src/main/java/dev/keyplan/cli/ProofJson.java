package dev.keyplan.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keyplan.prove.ProofResult;
import dev.keyplan.prove.ProofResult.Difference;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;

/** A proof as JSON: the fields of {@link ProofResult} and whether all is proved. */
final class ProofJson {

  private static final JsonMapper JSON = new JsonMapper();

  private ProofJson() {}

  static String of(ProofResult proof) {
    ObjectNode root = JSON.createObjectNode();
    root.put("version", 1).put("proved", proof.isProved());
    ArrayNode patterns = root.putArray("patterns");
    proof.patterns().forEach(p -> pattern(patterns.addObject(), p));
    ArrayNode writes = root.putArray("writes");
    for (ProofResult.WriteResult write : proof.writes()) {
      ObjectNode node = writes.addObject().put("write", write.write());
      node.put("verdict", word(write.verdict()));
      node.put("accepted", write.accepted()).put("refused", write.refused());
      differences(node, write.differences());
    }
    proof.itemsRefused().forEach(root.putArray("itemsRefused")::add);
    try {
      return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void pattern(ObjectNode node, ProofResult.PatternResult pattern) {
    node.put("pattern", pattern.pattern()).put("verdict", word(pattern.verdict()));
    node.put("asked", pattern.asked()).put("answered", pattern.answered());
    node.putObject("largest")
        .put("requests", pattern.figures().requests())
        .put("read", pattern.figures().read())
        .put("returned", pattern.figures().returned())
        .put("units", pattern.figures().units());
    differences(node, pattern.differences());
  }

  private static void differences(ObjectNode node, List<Difference> differences) {
    ArrayNode all = node.putArray("differences");
    for (Difference difference : differences) {
      all.addObject()
          .put("arguments", difference.arguments())
          .put("how", difference.how())
          .put("what", difference.what());
    }
  }

  private static String word(ProofResult.Verdict verdict) {
    return verdict.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
