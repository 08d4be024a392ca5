package studio.kriegsspiel.checks.orders;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.courier.Ride;
import studio.kriegsspiel.situation.orders.GivenMessages;
import studio.kriegsspiel.situation.orders.GivenOrder;
import studio.kriegsspiel.situation.words.Figures;

/** Whether orders and messages arrive while they are of use, and go to somebody. */
final class SheetCouriers {
  private final OrderSheet sheet;
  private final Situation situation;
  private final SheetNotes notes;

  SheetCouriers(OrderSheet sheet, Situation situation, SheetNotes notes) {
    this.sheet = sheet;
    this.situation = situation;
    this.notes = notes;
  }

  /** Whether an order arrives too late to be carried out, which is told. */
  boolean isLate(GivenOrder given) {
    Clock clock = situation.clock();
    Optional<LocalDateTime> due = clock.find(given.order().due());
    LocalDateTime latest = due.orElse(clock.ends());
    Optional<Ride> late = given.ride().filter(ride -> sure(ride, given.given()).isAfter(latest));
    late.ifPresent(
        ride ->
            late(
                given.order().span(),
                "The order to `" + given.order().unit() + "`",
                given.given(),
                ride,
                due.map(by -> "it is to be carried out by " + clock.show(by))
                    .orElse("play ends at " + clock.show(clock.ends()))));
    return late.isPresent();
  }

  void look(SheetOrder.Message message) {
    Clock clock = situation.clock();
    LocalDateTime given = clock.time(message.at());
    if (!isOwn(message.to())) {
      notes
          .add(
              SheetFault.ADDRESS,
              message.span(),
              "The message goes to %s, which is not of %s."
                  .formatted(message.to().words(), sheet.role().side()))
          .hint("write to a role of the own side");
    } else if (message.to().equals(sheet.role())) {
      notes
          .add(
              SheetFault.ADDRESS,
              message.span(),
              "The message goes to \"%s\", who writes it.".formatted(sheet.role().role()))
          .severity(Severity.WARNING)
          .hint("write to whoever is to know or to do it");
    } else if (clock.holds(given)) {
      GivenMessages.of(message, sheet, situation)
          .ride()
          .map(each -> each.rides().get(0))
          .filter(ride -> sure(ride, given).isAfter(clock.ends()))
          .ifPresent(
              ride ->
                  late(
                      message.span(),
                      "The message to " + message.to().words(),
                      given,
                      ride,
                      "play ends at " + clock.show(clock.ends())));
    }
  }

  private boolean isOwn(Audience to) {
    return to.findSide().filter(sheet.role().side()::equals).isPresent()
        || to instanceof Audience.UmpireOnly;
  }

  private void late(TextSpan span, String what, LocalDateTime given, Ride ride, String but) {
    Clock clock = situation.clock();
    notes
        .add(
            SheetFault.COURIER,
            span,
            "%s is given at %s and arrives at %s, but %s: the courier rides %s in %s."
                .formatted(
                    what,
                    clock.show(given),
                    clock.show(SheetMarches.upToMinute(ride.arrives(given))),
                    but,
                    Figures.metres(ride.metres(), situation.book().ground()),
                    Figures.minutes(ride.minutes())))
        .rules(ride.citations())
        .hint("send it earlier");
  }

  private static LocalDateTime sure(Ride ride, LocalDateTime leaves) {
    return leaves.plusSeconds((long) Math.floor(60 * ride.leastMinutes()));
  }
}
