package studio.kriegsspiel.export.foreign;

import static studio.kriegsspiel.export.foreign.PlayTree.text;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;

/**
 * The works that a scenario rests on. Each stands as the author names it, for from his words no
 * program tells title, author and page apart for certain.
 */
public final class CitationFiles {
  private CitationFiles() {}

  /** As CSL-JSON, for Zotero and its like. */
  public static byte[] csl(PlayTree tree) {
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    for (Map.Entry<String, String> each : cited(tree).entrySet()) {
      String id = "source-" + (all.size() + 1);
      all.addObject()
          .put("id", id)
          .put("type", "document")
          .put("title", each.getKey())
          .put("note", each.getValue());
    }
    return (all.toPrettyString() + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /** As BibTeX. */
  public static byte[] bibtex(PlayTree tree) {
    StringBuilder text = new StringBuilder();
    int number = 0;
    for (Map.Entry<String, String> each : cited(tree).entrySet()) {
      number++;
      text.append(
          "@misc{source-%d,\n  title = {{%s}},\n  note = {%s}\n}\n\n"
              .formatted(number, tex(each.getKey()), tex(each.getValue())));
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Each work once, with how it is used. */
  private static Map<String, String> cited(PlayTree tree) {
    Map<String, TreeSet<String>> confidence = new LinkedHashMap<>();
    Map<String, Integer> times = new LinkedHashMap<>();
    for (ObjectNode row : ForceFigures.sources(tree).rows()) {
      String work = text(row, "source");
      confidence.computeIfAbsent(work, each -> new TreeSet<>()).add(text(row, "confidence"));
      times.merge(work, 1, Integer::sum);
    }
    Map<String, String> cited = new LinkedHashMap<>();
    confidence.forEach(
        (work, how) ->
            cited.put(
                work,
                "Confidence: %s. Statements: %d."
                    .formatted(String.join(", ", how), times.getOrDefault(work, 0))));
    return cited;
  }

  private static String tex(String text) {
    return text.replace("\\", "\u0001")
        .replaceAll("[{}]", "")
        .replaceAll("[&%$#_]", "\\\\$0")
        .replace("~", "\\textasciitilde{}")
        .replace("^", "\\textasciicircum{}")
        .replace("\u0001", "\\textbackslash{}");
  }
}
