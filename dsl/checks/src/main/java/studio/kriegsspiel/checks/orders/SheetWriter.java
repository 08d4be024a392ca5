package studio.kriegsspiel.checks.orders;

import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.ReaderKnowledge;

/** What whoever wrote a sheet can know. */
final class SheetWriter {
  private SheetWriter() {}

  /** What his role knows; of a side that the umpire leads, what the side does. */
  static ReaderKnowledge knowledge(OrderSheet sheet, Situation situation) {
    String side = sheet.role().side();
    String role = sheet.role().role();
    boolean isPlayed =
        situation.scenario().findSide(side).stream()
            .flatMap(each -> each.roles().stream())
            .anyMatch(each -> each.title().equals(role));
    return Knowledge.of(situation)
        .of(isPlayed ? Reader.Player.ofRole(side, role) : Reader.Player.ofSide(side));
  }
}
