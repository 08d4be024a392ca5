package studio.kriegsspiel.checks.books;

import java.util.List;
import java.util.function.Predicate;
import studio.kriegsspiel.checks.check.CheckContext;

/**
 * Something a book may ask of a scenario.
 *
 * @param key the key of the demand
 * @param given whether the scenario gives it
 * @param instead what is taken where it does not
 */
record BookNeed(String key, Predicate<CheckContext> given, String instead) {
  /**
   * All that can be asked for and may be missing. Weather and the ground underfoot are asked for by
   * KS-INF-006, under any book; what no words of a scenario can say is settled with the book's
   * default, and nobody is told to write it.
   */
  static final List<BookNeed> ALL =
      List.of(
          new BookNeed(
              "game.level",
              context -> isStated(context, "brigade-game"),
              "battalions are the units; `with battalion-game` says so, `with brigade-game` makes brigades the units"),
          new BookNeed("unit.grade", Needs::allGraded, "units without a grade count as line"),
          new BookNeed(
              "side.nation", Needs::allOfANation, "a side without a nation counts as `other`"),
          new BookNeed(
              "orders.initial",
              Needs::allOrdered,
              "the umpire asks each commander for his first order"),
          new BookNeed(
              "orders.command_rules",
              context -> isStated(context, "no-command-rules"),
              "they are played; `with command-rules` says so, `with no-command-rules` leaves them out"),
          new BookNeed("brigade.commander", Needs::allRated, "every brigadier counts as average"),
          new BookNeed("side.commander", Needs::allLed, "the umpire names a commander-in-chief"),
          new BookNeed(
              "orders.objective",
              Needs::allWithObjective,
              "the umpire asks for an objective with each order"),
          new BookNeed(
              "unit.weapon", Needs::allArmed, "infantry carries muskets, rifles have rifles"),
          new BookNeed(
              "side.base_edge", Needs::allRetreat, "a side has none without a `line of retreat`"),
          new BookNeed(
              "report.relation",
              Needs::allSupported,
              "a side is told of no troops but its own; write `off the map` under it"),
          new BookNeed(
              "night.visibility",
              Needs::allSeenByNight,
              "the umpire fixes how far one sees; write `visibility 100 paces` with the hours"),
          new BookNeed(
              "scenario.nightfall",
              context -> context.scenario().header().conditions().daylight().isPresent(),
              "night does not fall during play; `daylight` in the head says when it does"),
          new BookNeed(
              "scenario.time_of_year",
              Sky::tellsDawnAndDusk,
              "the sun is reckoned for 50\u00b0 N; write `daylight dawn 03:50, dusk 20:10` or `latitude 50.7` in the head"),
          new BookNeed(
              "scenario.rivers",
              Sky::tellsOfRivers,
              "the umpire says how high the water is; write `rivers normal` in the head"));

  private static boolean isStated(CheckContext context, String name) {
    return context.book().switches().stream().anyMatch(each -> each.name().equals(name))
        && context.book().isStated(name);
  }
}
