package studio.kriegsspiel.study.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.game.Front.Two;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.NearTroops;
import studio.kriegsspiel.scenario.force.UnitId;

/** Guns that are ordered to fire at a place. */
class FireOrdersTest {
  private static final UnitId RESERVE = new UnitId("Red", "Reserve1");

  private final SheetOrders orders = new SheetOrders();

  private Game ordered(Game game, String words) {
    String sheet = SheetOrders.sheet(game, words, Optional.empty());
    return game.order(orders.read(sheet, game.situation())).game();
  }

  private static Map<UnitId, UnitId> targets(Game game) {
    return new NearTroops()
        .of(game).inReach().stream().collect(Collectors.toMap(Two::first, Two::second));
  }

  private static Optional<String> target(Game from, LocalDateTime until) {
    Game game = from;
    while (game.now().isBefore(until)) {
      game = game.to(until);
    }
    return Optional.ofNullable(targets(game).get(RESERVE)).map(UnitId::name);
  }

  /** The skirmishers before the cross-roads stand, a thousand paces off: nobody fires unasked. */
  @Test
  void gunsFireFarWhereTheyAreOrderedTo() {
    Game begun = Game.begin(GamesLong.situation("reisswitz-1824"), List.of());
    LocalDateTime later = begun.now().plusMinutes(20);
    Game ordered = ordered(begun, "Red.Reserve1 bombards \"Crossroads\"");

    assertThat(target(begun, later)).isEmpty();
    assertThat(target(ordered, begun.now())).as("before the rider is there").isEmpty();
    assertThat(target(ordered, later)).contains("F95front");
  }

  @Test
  void theyCeaseAtTheHourOrWhenTheyAreOrderedSomethingElse() {
    Game begun = Game.begin(GamesLong.situation("reisswitz-1824"), List.of());
    LocalDateTime later = begun.now().plusMinutes(20);
    String until = begun.situation().clock().show(later.plusMinutes(10));
    Game ordered = ordered(begun, "Red.Reserve1 bombards \"Crossroads\" until " + until);

    assertThat(target(ordered, later)).contains("F95front");
    assertThat(target(ordered, later.plusMinutes(10))).isEmpty();
    Game halted = ordered(ordered.to(later), "Red.Reserve1 halts");
    assertThat(target(halted, later.plusMinutes(8))).isEmpty();
  }
}
