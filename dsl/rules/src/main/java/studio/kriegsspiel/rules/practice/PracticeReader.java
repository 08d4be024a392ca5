package studio.kriegsspiel.rules.practice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.rules.data.DataNode;
import studio.kriegsspiel.rules.procedure.CountedTogether;

/** Reads a book's {@code practice.json}; whatever does not fit is told by file and line. */
public final class PracticeReader {
  private PracticeReader() {}

  /** What the file says. */
  public static Practice read(DataNode root) {
    root.only("note", "passing", "counted", "unfit", "garrisons-take-cover", "rounds");
    return new Practice(
        root.get("rounds").each(PracticeReader::round),
        passing(root),
        root.has("counted") ? Set.copyOf(root.get("counted").texts()) : Set.of(),
        tests(root, "unfit"),
        root.has("garrisons-take-cover") && root.get("garrisons-take-cover").truth());
  }

  private static Map<String, Integer> passing(DataNode root) {
    Map<String, Integer> passing = new LinkedHashMap<>();
    if (root.has("passing")) {
      DataNode words = root.get("passing");
      words.names().forEach(word -> passing.put(word, words.get(word).integer()));
    }
    return passing;
  }

  private static Practice.Round round(DataNode node) {
    node.only("part", "steps");
    return new Practice.Round(
        node.get("part").text(), node.get("steps").each(PracticeReader::step));
  }

  private static UmpireStep step(DataNode node) {
    node.only(
        "ask",
        "whom",
        "about",
        "together",
        "say",
        "suppose",
        "when",
        "any",
        "untold",
        "again",
        "leads",
        "goes",
        "stays",
        "follows",
        "then");
    return new UmpireStep(
        node.has("ask") ? node.get("ask").texts() : List.of(),
        node.has("whom") ? node.get("whom").oneOf(UmpireStep.Whom.values()) : UmpireStep.Whom.SAME,
        node.has("about")
            ? node.get("about").oneOf(UmpireStep.About.values())
            : UmpireStep.About.BOTH,
        node.has("together")
            ? Set.copyOf(
                node.get("together").each(each -> each.oneOf(CountedTogether.Part.values())))
            : Set.of(),
        words(node, "say"),
        words(node, "suppose"),
        tests(node, "when"),
        tests(node, "any"),
        tests(node, "untold"),
        tests(node, "again"),
        node.text("leads", ""),
        goings(node, "goes"),
        goings(node, "stays"),
        goings(node, "follows"),
        node.has("then") ? node.get("then").each(PracticeReader::step) : List.of());
  }

  private static List<UmpireStep.Going> goings(DataNode node, String key) {
    return node.has(key) ? node.get(key).each(PracticeReader::going) : List.of();
  }

  private static UmpireStep.Going going(DataNode node) {
    node.only("whom", "when", "far");
    return new UmpireStep.Going(
        node.get("whom").oneOf(UmpireStep.About.values()),
        tests(node, "when"),
        node.text("far", ""));
  }

  private static List<Proviso> tests(DataNode node, String key) {
    return node.has(key)
        ? node.get(key)
            .each(
                each ->
                    Proviso.find(each.text())
                        .orElseThrow(() -> each.expected("such as \"!first.state=routing\"")))
        : List.of();
  }

  private static Map<String, String> words(DataNode node, String key) {
    Map<String, String> words = new LinkedHashMap<>();
    if (node.has(key)) {
      DataNode all = node.get(key);
      all.names().forEach(name -> words.put(name, all.get(name).text()));
    }
    return words;
  }
}
