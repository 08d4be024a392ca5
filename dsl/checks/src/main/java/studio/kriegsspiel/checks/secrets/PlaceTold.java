package studio.kriegsspiel.checks.secrets;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.ReadableText;
import studio.kriegsspiel.terrain.Terrain;

/** A text that names a place of which its reader does not know yet. */
public final class PlaceTold implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SEC-004",
              "A place that its reader does not know of",
              Severity.WARNING,
              "a place that some know of is named to no others")
          .citing(REISSWITZ_1824, "§6", "the General Idea tells no more than needed")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Mentions mentions = Mentions.of(context);
    Knowledge knowledge = Knowledge.of(context.situation());
    for (ReadableText text : mentions.texts()) {
      if (!text.news()) {
        Set<String> told = new HashSet<>();
        mentions.placesIn(text).stream()
            .filter(place -> !isKnown(place.name(), map(text, knowledge, context)))
            .filter(place -> told.add(place.name()))
            .forEach(place -> tell(text, place, report));
      }
    }
  }

  /** The ground as the readers of a text know it when they read it. */
  private static Optional<Terrain> map(
      ReadableText text, Knowledge knowledge, CheckContext context) {
    LocalDateTime begins = context.clock().begins();
    LocalDateTime at = text.at().filter(time -> time.isAfter(begins)).orElse(begins);
    return knowledge.groundOpenTo(text.audience(), at);
  }

  private static boolean isKnown(String name, Optional<Terrain> map) {
    return map.flatMap(ground -> ground.findPlace(name)).isPresent();
  }

  private static void tell(ReadableText text, Mentions.Place place, Report report) {
    String who = text.audience().findSide().orElse("not everyone");
    report
        .add(
            place.prose().at(place.start(), place.end()),
            "%s names the place \"%s\", of which %s."
                .formatted(
                    Capital.of(text.what()),
                    place.name(),
                    text.isForAll()
                        ? "not everyone knows when play begins"
                        : "its reader does not know yet"))
        .severity(text.isForAll() ? Severity.ERROR : Severity.WARNING)
        .hint(
            text.isForAll()
                ? "say it without the name, or tell it to those alone who know of the place"
                : "say from when, so: `place \"%s\" known to %s`".formatted(place.name(), who));
  }
}
