package studio.kriegsspiel.reading.rehearsal;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Observation;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.news.ReportedForce;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Happening;
import studio.kriegsspiel.situation.release.Releases;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What sides are told of where an enemy is, by reports and intelligence, whether it is so or not:
 * where he really is, and whether the text calls the news true, is never looked at. Thread-safe.
 */
final class Tidings {
  /** An older word leads nobody; a figure of the studio's own. */
  private static final Duration FRESH = Duration.ofMinutes(60);

  private final Situation situation;
  private final List<Told> told = new ArrayList<>();

  private Tidings(Situation situation) {
    this.situation = situation;
    situation.scenario().reports().forEach(this::report);
    situation.scenario().intelligence().forEach(this::intelligence);
  }

  /** The tidings of a scenario, which those who ride are reckoned for once. */
  static Tidings of(Situation situation) {
    return situation.part(Tidings.class, Tidings::new);
  }

  private record Told(Audience audience, Word word) {}

  /**
   * Where an enemy is said to be.
   *
   * @param told when it was told; nothing where own troops have him before them now
   */
  record Word(UnitId enemy, MapPoint at, Optional<LocalDateTime> told) {
    /** Why somebody acts on it, as an order has it behind its words. */
    String because(Clock clock) {
      return told.map(
              hour ->
                  " // because the report of %s has %s there".formatted(clock.show(hour), enemy))
          .orElse(" // because " + enemy + " is there");
    }
  }

  private void report(Report report) {
    LocalDateTime at = situation.clock().find(report.at()).orElse(situation.clock().begins());
    report.forces().stream()
        .filter(each -> !each.own())
        .map(ReportedForce::observation)
        .forEach(each -> add(report.audience(), each, at));
  }

  private void intelligence(Intelligence item) {
    Releases releases = Releases.of(situation);
    for (Observation each :
        item.observation().filter(any -> any.at().isPresent()).stream().toList()) {
      for (Release release : releases.each(item.release())) {
        releases.certain(release, item.audience()).ifPresent(at -> add(item.audience(), each, at));
      }
    }
  }

  private void add(Audience audience, Observation said, LocalDateTime at) {
    word(said, at).ifPresent(word -> told.add(new Told(audience, word)));
  }

  private Optional<Word> word(Observation said, LocalDateTime at) {
    return said.at()
        .flatMap(place -> situation.ground().flatMap(ground -> ground.find(place)))
        .map(point -> new Word(said.unit(), point, Optional.of(at)));
  }

  /** The latest word that a side has of each enemy, of those that it still acts on. */
  List<Word> known(Game game, String side) {
    Map<UnitId, Word> latest = new LinkedHashMap<>();
    Stream.concat(told.stream(), come(game))
        .filter(each -> isFor(each.audience(), side))
        .map(Told::word)
        .filter(each -> !each.enemy().side().equals(side))
        .filter(each -> isFresh(each, game.now()))
        .forEach(each -> latest.merge(each.enemy(), each, Tidings::later));
    return List.copyOf(latest.values());
  }

  /** What has come of that which waited for something. */
  private Stream<Told> come(Game game) {
    return game.come().stream()
        .flatMap(
            event ->
                situation.scenario().intelligence().stream()
                    .filter(item -> isOf(event, item))
                    .flatMap(item -> told(event, item).stream()));
  }

  private Optional<Told> told(Event event, Intelligence item) {
    return item.observation()
        .flatMap(said -> event.earliest().flatMap(at -> word(said, at)))
        .map(word -> new Told(item.audience(), word));
  }

  private static boolean isOf(Event come, Intelligence item) {
    return come.happening() instanceof Happening.SheetDue sheet
        && sheet.due().release().equals(item.release())
        && sheet.due().sheet().audience().equals(item.audience());
  }

  private static Word later(Word one, Word other) {
    return other.told().orElseThrow().isBefore(one.told().orElseThrow()) ? one : other;
  }

  private static boolean isFresh(Word word, LocalDateTime now) {
    LocalDateTime at = word.told().orElseThrow();
    return !at.isAfter(now) && Duration.between(at, now).compareTo(FRESH) <= 0;
  }

  /** One commander stands for all roles of his side. */
  private static boolean isFor(Audience audience, String side) {
    return audience.match(
        everyone -> true,
        all -> all.side().equals(side),
        one -> one.side().equals(side),
        umpire -> false);
  }
}
