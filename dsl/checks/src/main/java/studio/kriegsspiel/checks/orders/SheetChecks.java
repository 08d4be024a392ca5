package studio.kriegsspiel.checks.orders;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.orders.GivenOrders;

/** Looks at an order sheet in the situation of its scenario. */
public final class SheetChecks {
  private final OrderSheet sheet;
  private final Situation situation;
  private final SheetNotes notes = new SheetNotes();

  private SheetChecks(OrderSheet sheet, Situation situation) {
    this.sheet = sheet;
    this.situation = situation;
  }

  /** What is wrong with a sheet, in the order of its text. */
  public static List<Finding> check(OrderSheet sheet, Situation situation) {
    SheetChecks checks = new SheetChecks(sheet, situation);
    checks.lines();
    GivenOrders given = GivenOrders.of(sheet, situation);
    checks.reckoned(given);
    new SheetSense(sheet, situation, checks.notes).agree(given.all());
    return checks.notes.findings();
  }

  /**
   * What keeps a sheet from being obeyed: the errors among what is wrong with it. Doubts are not
   * looked for, which a game that is played a thousand times has no reader for.
   *
   * @param given what the orders of the sheet come to
   */
  public static List<Finding> errors(OrderSheet sheet, Situation situation, GivenOrders given) {
    SheetChecks checks = new SheetChecks(sheet, situation);
    checks.obeyable();
    checks.reckoned(given);
    return checks.notes.findings().stream()
        .filter(each -> each.severity() == Severity.ERROR)
        .toList();
  }

  private void obeyable() {
    SheetPlaces places = new SheetPlaces(sheet, situation, notes);
    for (SheetOrder each : sheet.orders().stream().limit(GivenOrders.MOST).toList()) {
      time(each);
      each.match(Optional::of, message -> Optional.<SheetOrder.ToUnit>empty())
          .ifPresent(places::lookWhetherThere);
    }
  }

  private void lines() {
    if (sheet.orders().isEmpty()) {
      notes
          .add(SheetFault.EMPTY, sheet.span(), "The sheet gives no order and sends no message.")
          .hint("each line begins with its time: 13:05 Baring holds \"La Haye Sainte\"");
    }
    SheetPlaces places = new SheetPlaces(sheet, situation, notes);
    SheetSense sense = new SheetSense(sheet, situation, notes);
    SheetArms arms = new SheetArms(sheet, situation, notes);
    sheet.orders().stream().limit(GivenOrders.MOST).forEach(this::time);
    for (SheetOrder each : sheet.orders().stream().limit(GivenOrders.MOST).toList()) {
      String words =
          each.match(
              order -> {
                places.look(order);
                arms.look(order);
                return order.words();
              },
              message -> message.text().text());
      sense.knows(each, words);
    }
    if (sheet.orders().size() > GivenOrders.MOST) {
      notes
          .add(
              SheetFault.TOO_MANY,
              sheet.orders().get(GivenOrders.MOST).span(),
              "From this line on, the sheet was not looked at: there are more than %d orders and messages."
                  .formatted(GivenOrders.MOST))
          .hint("hand the rest in on a sheet of its own");
    }
  }

  private void reckoned(GivenOrders given) {
    SheetMarches marches = new SheetMarches(given.situation(), notes);
    SheetCouriers couriers = new SheetCouriers(sheet, given.situation(), notes);
    given.all().stream()
        .filter(each -> situation.clock().holds(each.given()))
        .forEach(
            each -> {
              if (!couriers.isLate(each)) {
                marches.look(each);
              }
            });
    sheet.orders().stream()
        .limit(GivenOrders.MOST)
        .filter(SheetOrder.Message.class::isInstance)
        .map(SheetOrder.Message.class::cast)
        .forEach(couriers::look);
  }

  private void time(SheetOrder order) {
    Clock clock = situation.clock();
    LocalDateTime at = clock.time(order.at());
    if (!clock.holds(at)) {
      notes
          .add(
              SheetFault.TIME,
              order.span(),
              "The order is given at %s, but play goes from %s to %s."
                  .formatted(clock.show(at), clock.show(clock.begins()), clock.show(clock.ends())))
          .hint("give it a time of play");
    }
  }
}
