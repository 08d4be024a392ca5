package studio.kriegsspiel.study.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.Left;
import studio.kriegsspiel.game.Throws;
import studio.kriegsspiel.game.Whose;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.SeenTroops;
import studio.kriegsspiel.situation.sight.Look;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/** What a player's troops see in a game: all of that, without a name, and nothing besides. */
class SeenInGameTest {
  private static final LocalDateTime LATER = LocalDateTime.parse("1815-06-18T13:45");

  static List<String> books() {
    return GameTruthTest.BOOKS;
  }

  private static Game later(String book) {
    Game game = Game.begin(GamesLong.situation(book), List.of());
    while (game.now().isBefore(LATER)) {
      game = game.to(LATER);
    }
    return game;
  }

  /** One look for each pair, counted by hand. */
  private static List<UnitId> seen(Game game, Reader.Player reader) {
    Situation situation = game.situation();
    List<UnitId> there = List.copyOf(game.truth().bodies().keySet());
    return there.stream()
        .filter(enemy -> !enemy.side().equals(reader.side()))
        .filter(
            enemy ->
                there.stream()
                    .filter(own -> own.side().equals(reader.side()))
                    .filter(own -> commands(situation, reader, own))
                    .anyMatch(
                        own ->
                            situation
                                .sights()
                                .between(own, enemy, game.now())
                                .filter(Look::sees)
                                .isPresent()))
        .toList();
  }

  private static boolean commands(Situation situation, Reader.Player reader, UnitId own) {
    List<Role> held =
        situation.scenario().findSide(reader.side()).orElseThrow().roles().stream()
            .filter(each -> reader.roles().contains(each.title()))
            .filter(each -> !each.commands().isEmpty())
            .toList();
    return held.isEmpty()
        || held.stream()
            .flatMap(each -> each.commands().stream())
            .anyMatch(each -> situation.units().isWithin(own, each));
  }

  @ParameterizedTest
  @MethodSource("books")
  void aReaderSeesWhomHisOwnSeeAndNobodyElse(String book) {
    Game game = later(book);
    int all = 0;
    for (Reader.Player reader : Reader.playersOf(game.situation().scenario())) {
      List<SeenTroops> told = game.seen(reader);
      List<UnitId> seen = seen(game, reader);
      assertThat(told).as(reader.toString()).hasSameSizeAs(seen);
      List<MapPoint> places = seen.stream().flatMap(each -> points(game, each).stream()).toList();
      for (SeenTroops each : told) {
        assertThat(places).anyMatch(point -> point.distanceMetres(each.at()) < 1);
        assertThat(each.doing()).matches("(at work|standing|on the march)(,? [a-z -]+)?");
      }
      all += told.size();
    }
    assertThat(all).as("sightings").isGreaterThan(20);
  }

  /** Middle, ends and wings. */
  private static List<MapPoint> points(Game game, UnitId unit) {
    Whereabouts where = game.situation().tracks().of(unit).at(game.now());
    List<MapPoint> points =
        new ArrayList<>(
            List.of(where.centre().orElseThrow(), where.head().orElse(where.centre().get())));
    where.tail().ifPresent(points::add);
    where
        .heading()
        .ifPresent(
            way -> {
              points.add(where.centre().get().offset(where.frontMetres() / 2, way.degrees() + 90));
              points.add(where.centre().get().offset(where.frontMetres() / 2, way.degrees() - 90));
            });
    return points;
  }

  @ParameterizedTest
  @MethodSource("books")
  void noWordOfItTellsWhoItIs(String book) {
    Game game = later(book);
    for (Reader.Player reader : Reader.playersOf(game.situation().scenario())) {
      String words =
          game.seen(reader).stream()
              .map(each -> each.what() + "|" + each.doing())
              .collect(Collectors.joining("\n"))
              .toLowerCase(Locale.ROOT);
      for (Unit unit : game.situation().tracks().bodies()) {
        if (!unit.id().side().equals(reader.side())) {
          assertThat(words).doesNotContain(unit.title().toLowerCase(Locale.ROOT));
          assertThat(words).doesNotContain(unit.id().name().toLowerCase(Locale.ROOT));
        }
      }
      assertThat(game.seen(reader).stream().map(SeenTroops::by))
          .allMatch(
              by ->
                  game.situation().tracks().bodies().stream()
                      .anyMatch(
                          own -> own.id().side().equals(reader.side()) && own.title().equals(by)));
    }
  }

  /** The British book alone says how far: 1,114 paces, 2,000 to a mile. */
  @ParameterizedTest
  @MethodSource("books")
  void armsAreToldAsFarAsTheBookTellsThem(String book) {
    Game game = later(book);
    double far = 1114 * 0.804672;
    List<SeenTroops> seen = game.seen(Reader.Player.ofSide("Red"));
    assertThat(seen).anyMatch(each -> each.metres() > far + 5);
    if (book.equals("british-1815")) {
      assertThat(seen)
          .filteredOn(each -> each.metres() > far + 5)
          .allMatch(each -> each.what().equals("troops"));
    } else {
      assertThat(seen).noneMatch(each -> each.what().equals("troops"));
    }
  }

  @Test
  void whoIsGoneIsNotSeenAndSeesNobody() {
    Game game = later("reisswitz-1824");
    Reader.Player farm = Reader.Player.ofRole("Blue", "Commander at the farm");
    Reader.Player red = Reader.Player.ofSide("Red");
    UnitId garrison = new UnitId("Blue", "Baring");
    UnitId battalion = new UnitId("Red", "L54a");
    assertThat(game.seen(farm)).isNotEmpty();
    assertThat(gone(game, garrison, battalion).seen(farm)).isEmpty();
    List<UnitId> before = seen(game, red);
    UnitId lost = before.stream().filter(each -> isFoot(game, each)).findFirst().orElseThrow();
    Game after = gone(game, lost, battalion);
    assertThat(after.seen(red)).hasSize(before.size() - 1);
  }

  private static boolean isFoot(Game game, UnitId unit) {
    return game.situation().units().find(unit).orElseThrow().type().arm() == Arm.INFANTRY;
  }

  private static Game gone(Game from, UnitId who, UnitId by) {
    Game game = from;
    for (int i = 0; i < 30 && !game.left().isGone(who); i++) {
      String lost = game.left().find(Whose.body(who), "lost-points").map(Left::value).orElse("0");
      game =
          game.decide(
                  new Asked(
                      "fire",
                      List.of(by, who),
                      Map.of(),
                      Map.of(
                          "firers", "jager-cover",
                          "strength", "378",
                          "range", "50",
                          "target", "infantry-three-ranks",
                          "target-strength", "378",
                          "target-lost-points", lost),
                      Throws.fallen(List.of(3))))
              .game();
    }
    assertThat(game.left().isGone(who)).isTrue();
    return game;
  }
}
