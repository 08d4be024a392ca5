package studio.kriegsspiel.study.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.game.Left;
import studio.kriegsspiel.game.Throws;
import studio.kriegsspiel.game.Whose;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/** What is true of a game under every book. */
class GameTruthTest {
  static final List<String> BOOKS =
      List.of("reisswitz-1824", "british-1815", "battle-system", "kriegskunst", "napoleonic-rng");

  private static final List<String> PLACES =
      List.of("La Haye Sainte", "Crossroads", "Papelotte", "La Belle Alliance", "Great battery");

  private final SheetOrders orders = new SheetOrders();

  private static Game begun(String book) {
    return Game.begin(GamesLong.situation(book), List.of());
  }

  private Game ordered(Game game, String words) {
    String sheet = SheetOrders.sheet(game, words, Optional.empty());
    return game.order(orders.read(sheet, game.situation())).game();
  }

  private static Game goOn(Game from, LocalDateTime until) {
    Game game = from;
    while (game.now().isBefore(until)) {
      game = game.to(until);
    }
    return game;
  }

  /** Three bodies of each side, sent at random to places that both sides want. */
  private Game attacked(Game from, long seed) {
    Random random = new Random(seed);
    Game game = goOn(from, from.now().plusMinutes(10));
    List<Unit> bodies =
        game.situation().tracks().bodies().stream()
            .filter(each -> game(from, each).isPresent())
            .filter(each -> each.type().arm().name().matches("INFANTRY|CAVALRY"))
            .toList();
    for (int i = 0; i < 6; i++) {
      Unit unit = bodies.get(random.nextInt(bodies.size()));
      String place = PLACES.get(random.nextInt(PLACES.size()));
      try {
        game = ordered(game, unit.id() + " marches to \"" + place + "\"");
      } catch (GameRefusedException cannotGo) {
        assertThat(cannotGo).hasMessageMatching("(?s)The order is not given: KS-ORD-\\d+ .*\\.");
      }
    }
    return game;
  }

  private static Optional<MapPoint> game(Game game, Unit unit) {
    return Optional.ofNullable(game.truth().bodies().get(unit.id())).flatMap(Whereabouts::centre);
  }

  static List<String> books() {
    return BOOKS;
  }

  /** More by {@code ./studio fuzz game}. */
  @ParameterizedTest
  @MethodSource("books")
  void randomGamesAreTrueAndPlayedAgainFromTheirLogs(String book) {
    Situation situation = GamesLong.situation(book);
    int moves = 0;
    int decisions = 0;
    int meetings = 0;
    for (int seed = 1; seed <= 2; seed++) {
      RandomGame played = new RandomGame(situation, seed).play(45);
      moves += played.moves();
      decisions += played.decisions();
      meetings += played.meetings();
    }
    assertThat(moves).as("minutes on the march").isGreaterThan(100);
    assertThat(decisions).as("decisions").isGreaterThan(5);
    assertThat(meetings).as("meetings").isGreaterThan(5);
  }

  /** However often it stops on its way, a game comes to the same. */
  @ParameterizedTest
  @ValueSource(strings = {"reisswitz-1824", "kriegskunst"})
  void aGameInStepsComesToTheSame(String book) {
    Game game = attacked(begun(book), 7);
    LocalDateTime end = game.now().plusMinutes(45);
    Game once = goOn(game, end);
    Game steps = game;
    while (steps.now().isBefore(end)) {
      steps = steps.to(steps.now().plusMinutes(1));
    }
    assertThat(steps.truth().bodies()).isEqualTo(once.truth().bodies());
    assertThat(steps.meetings()).isEqualTo(once.meetings());
  }

  @ParameterizedTest
  @MethodSource("books")
  void nobodyLearnsOfAnOrderToTheEnemyOrOfWhatWasDecided(String book) {
    Game begun = begun(book);
    LocalDateTime end = begun.now().plusMinutes(40);
    Reader.Player blue = player(begun, "Blue");
    Reader.Player red = player(begun, "Red");
    Game ordered = goOn(ordered(begun, "Red.L54a marches to \"Papelotte\""), end);
    Game unordered = goOn(begun, end);
    assertThat(ordered.truth().bodies()).isNotEqualTo(unordered.truth().bodies());
    assertThat(ordered.known(blue)).isEqualTo(unordered.known(blue));
    assertThat(ordered.known(red)).isEqualTo(unordered.known(red));
  }

  private static Reader.Player player(Game game, String side) {
    return (Reader.Player) Knowledge.of(game.situation()).findReader(side).orElseThrow();
  }

  @Test
  void whoIsGoneIsNotThereAndIsGivenNoOrderAndAskedNothing() {
    Game game = begun("reisswitz-1824");
    UnitId guard = new UnitId("Red", "L54a");
    UnitId farm = new UnitId("Blue", "Baring");
    Map<String, String> volley =
        Map.of(
            "firers", "jager-cover",
            "strength", "378",
            "range", "50",
            "target", "infantry-three-ranks",
            "target-strength", "491");
    String lost = "0";
    int shots = 0;
    while (!game.left().isGone(guard) && shots < 20) {
      Map<String, String> question = new HashMap<>(volley);
      question.put("target-lost-points", lost);
      Game.Judged judged =
          game.decide(
              new Asked(
                  "fire", List.of(farm, guard), Map.of(), question, Throws.fallen(List.of(3))));
      assertThat(judged.unclaimed()).isEmpty();
      game = judged.game();
      lost = game.left().find(Whose.body(guard), "lost-points").map(Left::value).orElseThrow();
      shots++;
    }
    assertThat(game.left().isGone(guard)).isTrue();
    assertThat(lost).as("no more than he had").isEqualTo("491/5");
    assertThat(game.truth().bodies()).doesNotContainKey(guard).containsKey(farm);
    Game after = game;
    assertThatThrownBy(() -> ordered(after, "Red.L54a marches to \"La Haye Sainte\""))
        .hasMessageContaining("is gone");
    assertThatThrownBy(
            () ->
                after.decide(
                    new Asked("fire", List.of(guard, farm), Map.of(), volley, Throws.seeded(1))))
        .hasMessageContaining("is gone");
  }

  /** More than his half battalions have may be lost of a strong battalion before it is gone. */
  @Test
  void whoCannotBeCountedWithAnotherIsRefusedLikeAnyQuestion() {
    Game game = begun("reisswitz-1824");
    UnitId farm = new UnitId("Blue", "Baring");
    UnitId first = new UnitId("Red", "L54a");
    UnitId spent = new UnitId("Red", "Quiot");
    Map<String, String> alone = Map.of("attacker-units", "1", "defender-units", "1");
    Map<String, String> beside =
        Map.of("attacker-units", "1", "attacker-lost-points", "97", "defender-units", "1");
    Asked together =
        new Asked(
            "melee",
            List.of(first, farm),
            Map.of(),
            alone,
            Throws.seeded(1),
            Map.of(spent, beside));
    assertThatThrownBy(() -> game.decide(together))
        .isInstanceOf(GameRefusedException.class)
        .hasMessageContaining("Nothing is left of them");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Quiot flies to \"La Haye Sainte\"",
        "Red.L54a marches to \"Nowhere at all\"",
        "Nobody marches to \"La Haye Sainte\"",
        "",
        "orders of \"Nobody\" of Blue in \"-\"\n14:00 Baring holds \"La Haye Sainte\""
      })
  void anOrderThatCannotBeUnderstoodIsRefusedWithASentence(String words) {
    Game game = begun("reisswitz-1824");
    assertThatThrownBy(() -> ordered(game, words)).hasMessageMatching("(?s).*[.?]");
  }

  @Test
  void anOrderBeforeNowIsRefused() {
    Game game = goOn(begun("reisswitz-1824"), LocalDateTime.parse("1815-06-18T14:00"));
    assertThatThrownBy(
            () ->
                ordered(
                    game,
                    "orders of \"Commander of the left division\" of Red in \"-\"\n"
                        + "13:30 Quiot marches to \"La Haye Sainte\""))
        .isInstanceOf(GameRefusedException.class)
        .hasMessageContaining("no order can be given before it");
  }
}
