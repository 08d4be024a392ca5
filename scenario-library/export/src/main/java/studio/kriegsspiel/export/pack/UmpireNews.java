package studio.kriegsspiel.export.pack;

import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Condition;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.ReportedForce;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.SealedSheet;
import studio.kriegsspiel.situation.knowledge.SealedSheets;
import studio.kriegsspiel.situation.release.Dispatch;
import studio.kriegsspiel.situation.words.Figures;

/** News as the umpire's book tells it: with its truth, and with the working of couriers' rides. */
final class UmpireNews {
  /** So many letters have room in a row of a run sheet. */
  static final int SHORT = 420;

  private UmpireNews() {}

  /** When an item is handed over. */
  static String release(Situation situation, Release release) {
    Clock clock = situation.clock();
    return release.match(
        new Release.Cases<>(
            at -> PaperWords.clock(clock.time(at.time())),
            between ->
                PaperWords.clock(clock.time(between.from()))
                    + "\u2013"
                    + PaperWords.clock(clock.time(between.to())),
            when -> condition(situation, when.condition()),
            again ->
                "every %d %s from %s to %s"
                    .formatted(
                        again.every(),
                        again.unit().word(),
                        PaperWords.clock(clock.time(again.from())),
                        PaperWords.clock(clock.time(again.to()))),
            courier -> courier(situation, courier),
            withheld -> "when you see fit"));
  }

  /** A condition, its units called as on the map. */
  static String condition(Situation situation, Condition condition) {
    return ConditionWords.of(
        situation.clock(),
        condition,
        unit -> situation.scenario().findUnit(unit).map(Unit::titleWithin).orElse(unit.name()));
  }

  /** A courier's errand, whose unit is called as on the map. */
  private static String courier(Situation situation, Release.ByCourier courier) {
    return PaperWords.courier(
        situation.clock(),
        courier,
        unit -> situation.scenario().findUnit(unit).map(Unit::title).orElse(unit.name()));
  }

  /** Where a sheet is from, how far it may be believed, and its words where a row has room. */
  static String told(SealedSheets.Due due) {
    SealedSheet sheet = due.sheet();
    String line =
        NewsWords.line(Optional.empty(), sheet.source(), sheet.reliability())
            + (due.truth() ? "" : " (false)");
    return isShort(sheet)
        ? Phrase.HAND_OVER.of(line, PaperWords.oneLine(sheet.text()))
        : Phrase.HAND_OVER_LONG.of(line);
  }

  /** Whether the words of a sheet have room in a row. */
  static boolean isShort(SealedSheet sheet) {
    return sheet.text().length() <= SHORT;
  }

  /** What a report says of one body, with its truth. */
  static String ofUmpire(Scenario scenario, Clock clock, ReportedForce force) {
    Optional<String> unit =
        force.origin().unit().flatMap(scenario::findUnit).map(each -> " of " + each.title());
    String from =
        NewsWords.of(
            clock.begins(),
            force.origin().kind().map(kind -> kind.words() + unit.orElse("")),
            clock.find(force.observation().observed()),
            force.origin().reliability());
    String truth = force.origin().truth() ? "" : " FALSE.";
    return (force.text().text() + " " + from).strip() + truth;
  }

  /** Where a courier rides, how far, how long, and what that rests on. */
  static String ride(Situation situation, Release.ByCourier courier, Dispatch ride) {
    String rests =
        ride.rides().stream()
            .flatMap(each -> each.citations().stream())
            .map(Citation::toString)
            .distinct()
            .collect(Collectors.joining("; "));
    return "Reckoned: %s%s, %s in %s (%s)."
        .formatted(
            courier(situation, courier),
            ride.with()
                .flatMap(situation.scenario()::findUnit)
                .map(unit -> " to the receiver, who is assumed to be with " + unit.title())
                .orElse(""),
            Figures.metres(ride.metres(), situation.book().ground()),
            Figures.minutes(ride.minutes()),
            rests);
  }
}
