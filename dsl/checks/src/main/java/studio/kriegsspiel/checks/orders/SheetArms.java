package studio.kriegsspiel.checks.orders;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.situation.Situation;

/** Whether troops have what an order takes for theirs, such as guns or horses. */
final class SheetArms {
  private static final Set<String> OF_GUNS = Set.of("limbers", "unlimbers", "bombards");
  private static final Set<String> OF_HORSE = Set.of("mounts", "dismounts");
  private static final String THEIRS =
      "(?:its|his|their)\\s+(?:own\\s+)?(?:\\p{L}+\\s+)?(?:guns?|cannons?|pieces|howitzers?)\\b";

  /** Only what is theirs: a battalion may well fire at guns, or take those of the enemy. */
  private static final Pattern WITH_GUNS =
      Pattern.compile(
          "\\bwith\\s+" + THEIRS + "|\\bfires?\\s+(?:" + THEIRS + "|canister\\b)",
          Pattern.CASE_INSENSITIVE);

  private final OrderSheet sheet;
  private final Situation situation;
  private final SheetNotes notes;

  SheetArms(OrderSheet sheet, Situation situation, SheetNotes notes) {
    this.sheet = sheet;
    this.situation = situation;
    this.notes = notes;
  }

  void look(SheetOrder.ToUnit order) {
    situation.units().find(order.unit()).ifPresent(unit -> look(order, unit));
  }

  private void look(SheetOrder.ToUnit order, Unit unit) {
    List<Unit> bodies = unit.withAllParts().filter(Unit::isBody).toList();
    if (!hasGuns(order)
        && (OF_GUNS.contains(order.verb()) || WITH_GUNS.matcher(order.words()).find())) {
      tell(order, "has no guns", "give the order to a battery");
    } else if (OF_HORSE.contains(order.verb())
        && bodies.stream().allMatch(each -> is(each, Arm.INFANTRY))) {
      tell(order, "has no horses", "give the order to mounted troops");
    } else if (order.verb().equals("charges")
        && bodies.stream().allMatch(each -> is(each, Arm.ARTILLERY))) {
      tell(order, "is artillery, which charges nobody", "have it fire, or send other troops");
    }
  }

  /** The unit, or one that the same line names beside it. */
  private boolean hasGuns(SheetOrder.ToUnit order) {
    return sheet.orders().stream()
        .filter(each -> each.span().equals(order.span()))
        .map(each -> ((SheetOrder.ToUnit) each).unit())
        .flatMap(unit -> situation.units().find(unit).stream())
        .flatMap(Unit::withAllParts)
        .anyMatch(each -> each.totalPieces() > 0 || is(each, Arm.ARTILLERY));
  }

  private static boolean is(Unit body, Arm arm) {
    return body.type().arm() == arm;
  }

  private void tell(SheetOrder.ToUnit order, String why, String hint) {
    notes
        .add(
            SheetFault.CANNOT,
            order.span(),
            "`%s` cannot do what it is ordered: it %s.".formatted(order.unit(), why))
        .hint(hint);
  }
}
