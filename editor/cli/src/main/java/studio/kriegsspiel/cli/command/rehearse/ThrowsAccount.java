package studio.kriegsspiel.cli.command.rehearse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.reading.rehearsal.DecisiveThrows;
import studio.kriegsspiel.reading.rehearsal.DecisiveThrows.Decisive;
import studio.kriegsspiel.rules.trace.TraceStep;
import studio.kriegsspiel.situation.clock.Clock;

/** Tells the throws that decided a game, each with its working. */
record ThrowsAccount(Clock clock, List<Decisive> all) {

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        all.isEmpty()
            ? "Of the first %d throws that struck somebody none decided this game: thrown anew, the same were ahead at the end."
                .formatted(DecisiveThrows.MOST)
            : "Throws that decided:");
    for (Decisive each : all) {
      lines.add("%s: %s".formatted(clock.show(each.cast().time()), words(each)));
      for (TraceStep step : each.judged().adjudication().trace()) {
        lines.add("         " + step);
      }
    }
    return lines;
  }

  private static String words(Decisive each) {
    return "%s of %s: %s Thrown anew, others were ahead at the end in %d of %d."
        .formatted(
            each.cast().question(),
            String.join(
                " and ", each.cast().about().stream().map(unit -> "`" + unit + "`").toList()),
            each.judged().adjudication().decision().sentence(),
            each.otherwise(),
            DecisiveThrows.TIMES);
  }

  List<Object> facts() {
    List<Object> facts = new ArrayList<>();
    for (Decisive each : all) {
      Map<String, Object> fact = new LinkedHashMap<>();
      fact.put("time", each.cast().time().toString());
      fact.put("question", each.cast().question());
      fact.put("about", each.cast().about().stream().map(Object::toString).toList());
      fact.put("otherwise", each.otherwise());
      fact.put("of", DecisiveThrows.TIMES);
      facts.add(fact);
    }
    return facts;
  }
}
