package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Chronicle;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameEntry.Ride;
import studio.kriegsspiel.game.GameHead;
import studio.kriegsspiel.game.GameLog;
import studio.kriegsspiel.game.GameLogText;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.reading.umpire.Umpire;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.game.GameTable.Played;
import studio.kriegsspiel.study.game.PlayedOn;
import studio.kriegsspiel.study.game.SheetOrders;
import studio.kriegsspiel.terrain.MapPoint;

/** What is true of a game that an umpire plays on by himself, under every book. */
class UmpireTruthTest {
  private static final String ATTACK = "Red.Quiot attacks \"La Haye Sainte\"";
  private static final int MINUTES = 30;
  private static final double ROUNDING_METRES = 2;
  private static final Pattern BACK = Pattern.compile("(\\S+) retreats to ");

  private final SheetOrders orders = new SheetOrders();
  private final GameHead head = GameHead.of("a", "text", "book", Optional.empty());

  static Stream<Game> games() {
    return Stream.of(
            "the-farm-of-la-haye-sainte",
            "la-haye-sainte-under-british-1815",
            "la-haye-sainte-under-kriegskunst",
            "la-haye-sainte-under-battle-system",
            "la-haye-sainte-under-napoleonic-rng")
        .map(each -> Studies.ofLibrary().read(Library.open().findScenario(each).orElseThrow()))
        .map(each -> Game.begin(each.situation().orElseThrow(), List.of()));
  }

  private Played begun(Game game) {
    String sheet = orders.write(game, ATTACK);
    Game attacked = game.order(orders.read(sheet, game.situation()), Ride.NONE).game();
    return new Played(
        GameLog.begun(head).with(sheet, Ride.NONE, attacked), List.of(game, attacked));
  }

  private Played played(Played from, long seed, int... minutes) {
    PlayedOn on = new PlayedOn(from);
    for (int each : minutes) {
      Game game = on.played().now();
      new Umpire(game, orders, seed, on).to(from.now().now().plusMinutes(each));
    }
    return on.played();
  }

  @ParameterizedTest
  @MethodSource("games")
  void isPlayedAgainFromItsLogAndInPieces(Game game) {
    Played begun = begun(game);
    Played played = played(begun, 5, MINUTES);
    assertThat(played.log().entries()).hasSizeGreaterThan(10);
    GameLog read = GameLogText.read(GameLogText.write(played.log()));
    List<Game> again = read.replay(begun.games().get(0), head, orders);
    assertThat(again.get(again.size() - 1).left()).isEqualTo(played.now().left());
    Played pieces = played(begun, 5, 1, 8, 9, MINUTES);
    assertThat(pieces.now().left()).isEqualTo(played.now().left());
    assertThat(pieces.now().truth().bodies()).isEqualTo(played.now().truth().bodies());
  }

  @ParameterizedTest
  @MethodSource("games")
  void nobodyActsWhoIsGoneAndOtherDiceLeadElsewhere(Game game) {
    Played begun = begun(game);
    List<String> acted = new ArrayList<>();
    new Umpire(begun.now(), orders, 5, new Acting(acted)).to(game.now().plusMinutes(MINUTES));
    assertThat(acted).isNotEmpty();
    List<String> other = new ArrayList<>();
    new Umpire(begun.now(), orders, 6, new Acting(other)).to(game.now().plusMinutes(MINUTES));
    assertThat(other).isNotEqualTo(acted);
  }

  /** Who goes back ends no nearer to the nearest enemy than he stood, but where he is penned in. */
  private static void assertAway(Game after, UnitId body) {
    Whereabouts now = after.truth().bodies().get(body);
    LocalDateTime later = after.now().plusMinutes(MINUTES);
    MapPoint goal = after.situation().tracks().of(body).at(later).centre().orElseThrow();
    List<MapPoint> enemies =
        after.truth().bodies().entrySet().stream()
            .filter(each -> !each.getKey().side().equals(body.side()))
            .flatMap(each -> each.getValue().centre().stream())
            .toList();
    assertThat(nearest(goal, enemies))
        .as(body + " at " + after.now())
        .isGreaterThanOrEqualTo(nearest(now.centre().orElseThrow(), enemies) - ROUNDING_METRES);
  }

  private static double nearest(MapPoint at, List<MapPoint> enemies) {
    return enemies.stream().mapToDouble(at::distanceMetres).min().orElseThrow();
  }

  private static UnitId unit(Game game, String name) {
    return game.situation().tracks().bodies().stream()
        .map(each -> each.id())
        .filter(each -> each.toString().equals(name) || each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** Notes who does what, and that he is there to do it. */
  private record Acting(List<String> acted) implements Chronicle {
    @Override
    public void advanced(LocalDateTime until, Game reached) {
      acted.add("to " + reached.now());
    }

    @Override
    public void ordered(String sheet, Game after) {
      acted.add(sheet);
    }

    @Override
    public void directed(String sheet, Game after) {
      acted.add(sheet);
      Matcher back = BACK.matcher(sheet);
      if (back.find()) {
        assertAway(after, unit(after, back.group(1)));
      }
      assertThat(sheet).contains(after.situation().clock().show(after.now()));
    }

    @Override
    public void decided(Asked asked, Game.Judged judged) {
      acted.add(judged.adjudication().decision().sentence());
      Set<UnitId> goneNow = new HashSet<>();
      judged.left().stream()
          .filter(each -> each.word().equals(AfterState.GONE))
          .forEach(
              each ->
                  asked.about().stream()
                      .filter(unit -> each.whose().names().contains(unit.toString()))
                      .forEach(goneNow::add));
      assertThat(asked.about())
          .allSatisfy(
              unit ->
                  assertThat(judged.game().left().isGone(unit)).isEqualTo(goneNow.contains(unit)));
    }
  }
}
