package studio.kriegsspiel.checks.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.variant.Varied;

/** A text that is read in a variant, too, and speaks of troops that the variant goes without. */
public final class SpeaksOfAbsent implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-VAR-061",
          "A text of a variant that speaks of what is not there",
          Severity.WARNING,
          "what players read holds for the variant they play");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Scenario base = context.scenario();
    if (base.review().variant().isPresent()) {
      return;
    }
    Set<String> places =
        context.situation().terrain().stream()
            .flatMap(terrain -> terrain.placeNames().stream())
            .collect(Collectors.toSet());
    for (Variant variant : base.variants()) {
      List<Change.Without> without = variant.changes(Change.Without.class).toList();
      if (!without.isEmpty()) {
        Scenario played = Varied.of(base, variant);
        without.forEach(
            each ->
                look(
                    variant, each, played, Absent.of(base, played, variant, each, places), report));
      }
    }
  }

  private static void look(
      Variant variant, Change.Without without, Scenario played, Absent absent, Report report) {
    List<InheritedText> speaking = new ArrayList<>();
    Optional<String> first = Optional.empty();
    for (InheritedText each : InheritedText.of(played, variant, absent)) {
      Optional<String> said = absent.in(each.text());
      if (said.isPresent()) {
        speaking.add(each);
        first = first.or(() -> said);
      }
    }
    first.ifPresent(
        words ->
            report
                .add(
                    without.span(),
                    "The variant \"%s\" goes without `%s`, but %s still %s of \"%s\"."
                        .formatted(
                            variant.title(),
                            without.unit(),
                            MessageWords.and(speaking.stream().map(InheritedText::told).toList()),
                            speaking.size() == 1 ? "speaks" : "speak",
                            words))
                .hint(
                    "give the variant a text of its own, or say it in the scenario so that it holds for both"));
  }
}
