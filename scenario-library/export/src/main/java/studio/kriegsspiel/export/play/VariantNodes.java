package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import java.util.function.Function;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.variant.Varied;
import studio.kriegsspiel.situation.Situation;

/**
 * The variants whole: what an engine puts in the place of the file's own fields to play one. They
 * are found by writing both and comparing, so that nothing that changes can be left out.
 */
final class VariantNodes {
  /** Under another book hours, rates and ways are other ones, which this file cannot reckon. */
  private static final Set<String> UNDER_ANOTHER_BOOK = Set.of("rules", "switches");

  private final Situation situation;

  VariantNodes(Situation situation) {
    this.situation = situation;
  }

  /**
   * Adds them to a file.
   *
   * @param stated writes what a text states
   */
  void write(ArrayNode list, ObjectNode own, Function<Situation, ObjectNode> stated) {
    Scenario scenario = situation.scenario();
    for (Variant each : scenario.variants()) {
      ObjectNode one = list.addObject().put("title", each.title());
      each.easierFor().ifPresent(side -> one.put("easierFor", side));
      each.harderFor().ifPresent(side -> one.put("harderFor", side));
      boolean otherBook = each.changes(Change.OtherBook.class).findAny().isPresent();
      one.put("otherBook", otherBook);
      ObjectNode other = stated.apply(situation.with(Varied.of(scenario, each)));
      compare(one.putObject("changes"), own, other, otherBook);
    }
  }

  private static void compare(
      ObjectNode changes, ObjectNode own, ObjectNode other, boolean otherBook) {
    for (var field : other.properties()) {
      JsonNode before = own.get(field.getKey());
      if (!field.getValue().equals(before)
          && (!otherBook || UNDER_ANOTHER_BOOK.contains(field.getKey()))) {
        changes.set(field.getKey(), field.getValue());
      }
    }
    for (var field : own.properties()) {
      if (!other.has(field.getKey()) && !otherBook) {
        changes.putNull(field.getKey());
      }
    }
  }
}
