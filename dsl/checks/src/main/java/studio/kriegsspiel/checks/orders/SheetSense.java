package studio.kriegsspiel.checks.orders;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.ReaderKnowledge;
import studio.kriegsspiel.situation.orders.GivenOrder;

/** Whether orders speak of what their giver can know, and agree with each other. */
final class SheetSense {
  private final OrderSheet sheet;
  private final Situation situation;
  private final ReaderKnowledge role;
  private final SheetNotes notes;

  SheetSense(OrderSheet sheet, Situation situation, SheetNotes notes) {
    this.sheet = sheet;
    this.situation = situation;
    this.role = SheetWriter.knowledge(sheet, situation);
    this.notes = notes;
  }

  /** Words that speak of an enemy nobody of the role's has told of or seen by then. */
  void knows(SheetOrder order, String words) {
    Clock clock = situation.clock();
    LocalDateTime given = clock.time(order.at());
    Knowledge.of(situation).unitsIn(words).stream()
        .filter(unit -> !unit.side().equals(sheet.role().side()))
        .filter(unit -> !role.at(given).isAwareOf(unit))
        .findFirst()
        .ifPresent(
            unit ->
                notes
                    .add(
                        SheetFault.TOO_SOON,
                        order.span(),
                        "The sheet speaks at %s of `%s`, of whom the role has neither been told nor seen anything by then%s."
                            .formatted(
                                clock.show(given),
                                unit,
                                toldLater(unit)
                                    .map(at -> "; it is told at " + clock.show(at))
                                    .orElse("")))
                    .hint("an order rests on what its giver knows when he gives it"));
  }

  private Optional<LocalDateTime> toldLater(UnitId unit) {
    return role.at(situation.clock().ends()).told().stream()
        .filter(told -> role.at(situation.clock().ends()).unitsIn(told).contains(unit))
        .flatMap(told -> told.at().stream())
        .findFirst();
  }

  /** Orders that send one unit to two places before it could obey the first. */
  void agree(List<GivenOrder> orders) {
    for (int i = 0; i < orders.size(); i++) {
      for (int k = i + 1; k < orders.size(); k++) {
        agree(orders.get(i), orders.get(k));
      }
    }
  }

  private void agree(GivenOrder first, GivenOrder second) {
    if (!first.order().unit().equals(second.order().unit())
        || !isOtherPlace(first.order(), second.order())) {
      return;
    }
    boolean together = first.given().equals(second.given());
    if (together || second.given().isBefore(first.received())) {
      Clock clock = situation.clock();
      TextSpan later =
          first.order().span().offset() > second.order().span().offset()
              ? first.order().span()
              : second.order().span();
      notes
          .add(
              SheetFault.CONTRADICTION,
              later,
              "`%s` is sent to %s and to %s %s."
                  .formatted(
                      first.order().unit(),
                      goal(first),
                      goal(second),
                      together
                          ? "at the same time, " + clock.show(first.given())
                          : "by an order of %s, before that of %s has reached it at %s"
                              .formatted(
                                  clock.show(second.given()),
                                  clock.show(first.given()),
                                  clock.show(first.received()))))
          .hint("say which of them holds, or send parts of it by their names");
    }
  }

  private static String goal(GivenOrder given) {
    return given.order().goal().orElseThrow().said();
  }

  private static boolean isOtherPlace(SheetOrder.ToUnit first, SheetOrder.ToUnit second) {
    return first.goal().isPresent()
        && second.goal().isPresent()
        && !first.goal().get().said().equalsIgnoreCase(second.goal().get().said());
  }
}
