package studio.kriegsspiel.export.pack;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.export.pdf.PaperText;
import studio.kriegsspiel.scenario.Conditions;
import studio.kriegsspiel.scenario.plan.StandingWork;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.march.Fords;
import studio.kriegsspiel.situation.sky.SunBasis;
import studio.kriegsspiel.situation.sky.SunDay;

/** Rivers, sight and sun in the umpire's book, with what the sun's times rest on. */
final class ConditionsFacts {
  private final Situation situation;
  private final Clock clock;
  private final Conditions conditions;

  ConditionsFacts(Situation situation) {
    this.situation = situation;
    this.clock = situation.clock();
    this.conditions = situation.scenario().header().conditions();
  }

  void print(PaperText flow) {
    phases(
        flow,
        "Rivers",
        conditions.rivers().stream().map(each -> each.words() + until(each.until())).toList());
    if (conditions.rivers().stream().anyMatch(each -> Fords.isFlood(each.words()))) {
      flow.fact("Fords", PaperWords.capital(Fords.DEFAULT));
    }
    phases(
        flow,
        "Visibility",
        conditions.visibility().stream()
            .map(each -> each.distance() + until(each.until()))
            .toList());
    for (StandingWork each : situation.scenario().plan().standing()) {
      flow.fact("Before play", PaperWords.workBefore(each.place(), each.words(), each.material()));
    }
    SunDay sun = situation.daylight().on(clock.begins().toLocalDate());
    flow.fact(
        "Sun",
        sun.dawn().isEmpty() && sun.dusk().isEmpty()
            ? (sun.alwaysUp() ? "Does not set" : "Does not rise") + ", " + reckoned()
            : "Half-light from "
                + clock(sun.firstLight())
                + ", rises "
                + clock(sun.dawn())
                + ", sets "
                + clock(sun.dusk())
                + ", dark at "
                + clock(sun.lastLight())
                + "; "
                + basis(sun));
  }

  private String basis(SunDay sun) {
    boolean dawn = sun.dawnBasis() == SunBasis.STATED;
    boolean dusk = sun.duskBasis() == SunBasis.STATED;
    if (dawn && dusk) {
      return "dawn and dusk as the scenario says, half-light " + reckoned();
    }
    return (dawn
            ? "dawn as the scenario says, the rest "
            : dusk ? "dusk as the scenario says, the rest " : "")
        + reckoned();
  }

  private String reckoned() {
    return "reckoned for " + situation.daylight().place().words();
  }

  private static String clock(Optional<LocalDateTime> time) {
    return time.map(PaperWords::clock).orElse("\u2013");
  }

  private String until(Optional<Moment> until) {
    return clock.find(until).map(time -> " until " + PaperWords.clock(time)).orElse("");
  }

  private static void phases(PaperText flow, String label, List<String> phases) {
    if (!phases.isEmpty()) {
      flow.fact(label, PaperWords.capital(String.join(", then ", phases)));
    }
  }
}
