package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.situation.clock.Clock;

/** What an item of intelligence says about its own origin. */
final class SourceWords {
  private SourceWords() {}

  /** The time an item carries: the clock's, where one minute of it decides. */
  static Optional<LocalDateTime> dated(Clock clock, Release release) {
    return release instanceof Release.At at ? Optional.of(clock.time(at.time())) : Optional.empty();
  }

  /** The source in words; a unit is named only to its own side. */
  static Optional<String> of(Scenario scenario, Intelligence item) {
    Optional<String> kind = item.source().map(SourceKind::words);
    Optional<String> unit =
        item.sourceUnit()
            .filter(id -> item.audience().findSide().equals(Optional.of(id.side())))
            .flatMap(scenario::findUnit)
            .map(Unit::title);
    return kind.map(words -> unit.map(title -> words + " of " + title).orElse(words))
        .or(() -> unit);
  }
}
