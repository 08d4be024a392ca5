package studio.kriegsspiel.checks.books;

import static studio.kriegsspiel.rules.RuleBookId.KRIEGSKUNST;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.book.Trait;
import studio.kriegsspiel.rules.concept.OrderKind;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.FirstOrder;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;

/** A first order about a unit that is no brigade, or support without a side to stand on. */
public final class OrderAboutNoBrigade implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-BOK-006",
              "A first order that the book does not have so",
              Severity.WARNING,
              "an order names what its book has it name")
          .citing(KRIEGSKUNST, "Orders", "objectives are features of the ground or brigades")
          .citing(KRIEGSKUNST, "Orders", "support on the left, on the right or in rear");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.book().has(Trait.ORDERS_NAME_BRIGADES)) {
      for (Side side : context.scenario().sides()) {
        side.command().orders().forEach(order -> look(context, order, report));
      }
    }
  }

  private static void look(CheckContext context, FirstOrder order, Report report) {
    Optional<Unit> about = order.about().flatMap(context.units()::find);
    if (about.isPresent() && about.get().echelon() != Echelon.BRIGADE) {
      report
          .add(
              order.span(),
              "`%s` is ordered to %s, and `%s` is a %s; the book has orders about places and brigades."
                  .formatted(
                      order.unit().name(),
                      order.words(),
                      about.get().id().name(),
                      about.get().echelon().word()))
          .hint("name the brigade it belongs to, or a place");
    }
    if (order.kind() == OrderKind.SUPPORT && order.flank().isEmpty()) {
      report
          .add(
              order.span(),
              "`%s` is ordered to %s, but not whether on its left, on its right or in rear of it."
                  .formatted(order.unit().name(), order.words()))
          .hint("write `on the left`, `on the right` or `on the rear` behind it");
    }
  }
}
