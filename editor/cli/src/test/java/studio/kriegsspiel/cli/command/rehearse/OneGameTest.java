package studio.kriegsspiel.cli.command.rehearse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.OrderReader;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.study.game.SheetOrders;

/** A game that breaks is told as far as it came. */
class OneGameTest {
  /** Has no ink for the last of so many orders. */
  private static final class RunsOut implements OrderReader {
    private final OrderReader orders = new SheetOrders();
    private int ink;

    RunsOut(int ink) {
      this.ink = ink;
    }

    @Override
    public OrderSheet read(String sheet, Situation situation) {
      return orders.read(sheet, situation);
    }

    @Override
    public String write(Game game, String words) {
      ink--;
      if (ink == 0) {
        throw new IllegalStateException("no ink");
      }
      return orders.write(game, words);
    }
  }

  @Test
  void whatWasDoneUntilItBrokeIsToldAndWhy() throws InterruptedException {
    Game begun =
        Rehearsals.begun(
            Studies.ofLibrary()
                .read(Library.open().findScenario("course-12-the-meeting").orElseThrow()));
    Rehearsal rehearsal = new Rehearsal(begun, new RunsOut(12), Map.of(), List.of());
    Answer told = new OneGame(rehearsal, 1).told(1, false, 1);
    assertThat(told.text())
        .contains(": ordered: ")
        .endsWith("\nHere the game broke, and is not counted in a rehearsal: no ink");
    assertThat(told.facts()).containsEntry("broke", "no ink");
  }
}
