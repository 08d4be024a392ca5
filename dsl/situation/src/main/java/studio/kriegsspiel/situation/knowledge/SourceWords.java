package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Origin;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.ReportedForce;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.situation.Situation;

/** What an item of intelligence says about its own origin. */
final class SourceWords {
  private SourceWords() {}

  /** The time an item carries: the clock's, where one minute of it decides. */
  static Optional<LocalDateTime> dated(Release release, Optional<LocalDateTime> earliest) {
    return release.match(
        new Release.Cases<>(
            at -> earliest,
            between -> Optional.empty(),
            when -> Optional.empty(),
            repeated -> Optional.empty(),
            courier -> earliest,
            withheld -> Optional.empty()));
  }

  /** The source in words; a unit is named only to its own side. */
  static Optional<String> of(Scenario scenario, Intelligence item) {
    return of(scenario, item.origin(), item.audience());
  }

  /** The same of any origin. */
  static Optional<String> of(Scenario scenario, Origin origin, Audience audience) {
    Optional<String> kind = origin.kind().map(SourceKind::words);
    Optional<String> unit =
        origin
            .unit()
            .filter(id -> audience.findSide().equals(Optional.of(id.side())))
            .flatMap(scenario::findUnit)
            .map(Unit::title);
    return kind.map(words -> unit.map(title -> words + " of " + title).orElse(words))
        .or(() -> unit);
  }

  /** Where what a report says of one body is from: {@code (From a spy, held to be doubtful.)}. */
  static String told(Situation situation, ReportedForce force, Audience audience) {
    List<String> parts = new ArrayList<>();
    of(situation.scenario(), force.origin(), audience).ifPresent(from -> parts.add("from " + from));
    situation
        .clock()
        .find(force.observation().observed())
        .ifPresent(at -> parts.add("observed " + situation.clock().tell(at)));
    force
        .origin()
        .reliability()
        .ifPresent(level -> parts.add("held to be " + level.name().toLowerCase(Locale.ROOT)));
    String all = String.join(", ", parts);
    return all.isEmpty() ? "" : " (" + Capital.of(all) + ".)";
  }
}
