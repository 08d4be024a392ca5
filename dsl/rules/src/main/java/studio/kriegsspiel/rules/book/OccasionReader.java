package studio.kriegsspiel.rules.book;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.data.DataNode;
import studio.kriegsspiel.rules.procedure.Occasion;
import studio.kriegsspiel.rules.procedure.QuestionKind;

/** Reads when the questions of a book are worth asking. */
final class OccasionReader {
  private OccasionReader() {}

  static Map<String, Occasion> read(DataNode list) {
    Map<String, Occasion> all = new HashMap<>();
    for (Map.Entry<List<String>, Occasion> each : list.each(OccasionReader::occasion)) {
      each.getKey().forEach(question -> all.put(question, each.getValue()));
    }
    return Map.copyOf(all);
  }

  private static Map.Entry<List<String>, Occasion> occasion(DataNode node) {
    node.only("kind", "fits", "first", "second", "questions");
    return Map.entry(
        node.get("questions").texts(),
        new Occasion(
            node.get("kind").oneOf(QuestionKind.values()),
            node.get("fits").oneOf(Occasion.Fits.values()),
            arms(node, "first"),
            arms(node, "second")));
  }

  private static Set<Arm> arms(DataNode node, String key) {
    return node.has(key)
        ? new HashSet<>(node.get(key).each(each -> each.oneOf(Arm.values())))
        : Set.of();
  }
}
