package studio.kriegsspiel.checks.establishment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.printed.OrganisationTable;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Unit;

/** What a book says its formations and batteries are made of. */
final class Establishment {
  private static final String ORDNANCE_TRAIN = "ordnance-train";

  private final OrganisationTable organisation;

  private Establishment(OrganisationTable organisation) {
    this.organisation = organisation;
  }

  /** That of a book; empty where the book prints none. */
  static Optional<Establishment> of(RuleBook book) {
    return OrganisationTable.find(book).map(Establishment::new);
  }

  /** In what a unit departs from it, in the order of the tables. */
  List<Departure> departures(Unit unit) {
    List<Departure> all = new ArrayList<>();
    List<OrganisationTable.Component> rows =
        organisation.formations().getOrDefault(formation(unit).orElse(""), List.of());
    for (OrganisationTable.Component row : rows) {
      departure(unit, row).ifPresent(all::add);
    }
    if (unit.echelon() == Echelon.BATTERY) {
      organisation.batteries().stream()
          .filter(row -> isFor(unit, row))
          .findFirst()
          .ifPresent(row -> all.addAll(BatteryBook.departures(unit, row)));
    }
    return all;
  }

  private Optional<String> formation(Unit unit) {
    Arm arm = unit.type().arm();
    if (organisation.formations().containsKey(ORDNANCE_TRAIN) && Component.isOrdnanceTrain(unit)) {
      return Optional.of(ORDNANCE_TRAIN);
    }
    return switch (unit.echelon()) {
      case CORPS -> Optional.of("corps");
      case DIVISION ->
          arm == Arm.CAVALRY ? Optional.of("cavalry-division") : Optional.of("infantry-division");
      case BRIGADE -> arm == Arm.ARTILLERY ? Optional.of("artillery-brigade") : Optional.empty();
      case REGIMENT ->
          switch (arm) {
            case CAVALRY -> Optional.of("cavalry-regiment");
            case INFANTRY -> Optional.of("infantry-regiment");
            default -> Optional.empty();
          };
      case BATTALION -> arm == Arm.INFANTRY ? Optional.of("battalion") : Optional.empty();
      case COMPANY -> arm == Arm.INFANTRY ? Optional.of("company") : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<Departure> departure(Unit unit, OrganisationTable.Component row) {
    int least = row.least();
    int most = row.most();
    if (row.name().equals("strength")) {
      int men = unit.totalMen();
      // "about 10,000 men" is one figure; a tenth more or less is about as much
      boolean about = least == most && Math.abs(men - most) <= most / 10;
      return about
          ? Optional.empty()
          : Departure.ofNumber(unit, men, least, most, "men", row.citation());
    }
    return Component.find(row.name())
        .filter(component -> !unit.isBody() || component == Component.SQUADRON)
        .filter(component -> component.in(unit) > 0 || !isSmall(unit))
        .flatMap(
            component -> {
              int number = component.in(unit);
              return Departure.ofNumber(
                      unit, number, least, most, component.noun(number), row.citation())
                  .map(each -> component.isTrain() ? each.ofTrain() : each);
            });
  }

  /** From the regiment down parts are written where they are needed, seldom all of them. */
  private static boolean isSmall(Unit unit) {
    return unit.echelon().compareTo(Echelon.REGIMENT) >= 0;
  }

  private static boolean isFor(Unit unit, OrganisationTable.Battery row) {
    return unit.type() == UnitType.ARTILLERY_HOWITZER
        ? row.name().endsWith("-howitzer")
        : row.name().equals(battery(unit));
  }

  private static String battery(Unit unit) {
    int pounds =
        unit.strength().ordnance().stream()
            .filter(each -> each.kind() == Ordnance.Kind.GUN)
            .findFirst()
            .flatMap(Ordnance::findPounds)
            .orElse(0);
    return pounds + (unit.type() == UnitType.ARTILLERY_HORSE ? "-pdr-horse" : "-pdr-foot");
  }
}
