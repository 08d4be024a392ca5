package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import studio.kriegsspiel.export.pack.AssertionWords;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.review.Allowance;
import studio.kriegsspiel.scenario.review.Concern;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.claim.Verdicts;

/** What the umpire's file says of the scenario itself. */
final class ReviewNodes {
  private final Situation situation;
  private final Scenario scenario;
  private final PositionResolver positions;

  ReviewNodes(Situation situation, PositionResolver positions) {
    this.positions = positions;
    this.situation = situation;
    this.scenario = situation.scenario();
  }

  void addTo(ObjectNode root) {
    scenario.review().variant().ifPresent(title -> root.put("variant", title));
    new ExerciseNodes(situation, positions).write(root.putArray("exercises"));
    assertions(root.putArray("assertions"));
    ArrayNode allowances = root.putArray("allowances");
    for (Allowance each : scenario.review().allowances()) {
      ObjectNode one = allowances.addObject().put("id", each.id());
      each.of().ifPresent(of -> one.put("for", words(of)));
      each.reason().ifPresent(reason -> one.put("reason", reason));
    }
  }

  private void assertions(ArrayNode list) {
    AssertionWords words = new AssertionWords(situation);
    Verdicts.of(situation)
        .each(
            (assertion, verdict) -> {
              ObjectNode one =
                  list.addObject()
                      .put("text", MarkedText.plain(words.of(assertion.claim())))
                      .put("verdict", verdict.kind().name().toLowerCase(Locale.ROOT))
                      .put("working", MarkedText.plain(words.working(verdict)));
              UmpireUnits.sources(one, assertion.sources());
            });
  }

  private static String words(Concern concern) {
    return concern instanceof Concern.OfUnit one
        ? one.unit().toString()
        : ((Concern.Titled) concern).title();
  }
}
