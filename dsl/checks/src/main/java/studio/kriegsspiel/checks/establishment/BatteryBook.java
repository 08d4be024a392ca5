package studio.kriegsspiel.checks.establishment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.printed.OrganisationTable;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Unit;

/** A battery beside the book's battery of its guns: how many pieces, of which kind and calibre. */
final class BatteryBook {
  private BatteryBook() {}

  /** In what a battery departs from a row of the book; too many or too few pieces tell the rest. */
  static List<Departure> departures(Unit unit, OrganisationTable.Battery row) {
    int guns = row.guns();
    int howitzers = row.howitzers();
    int printed = guns + howitzers;
    List<Departure> all = new ArrayList<>();
    Departure.ofNumber(unit, unit.strength().pieces(), printed, printed, "pieces", row.citation())
        .ifPresent(all::add);
    if (all.isEmpty()) {
      int has = pieces(unit, Ordnance.Kind.GUN);
      Departure.ofNumber(unit, has, guns, guns, has == 1 ? "gun" : "guns", row.citation())
          .ifPresent(all::add);
    }
    calibre(unit, row).ifPresent(all::add);
    return all;
  }

  private static int pieces(Unit unit, Ordnance.Kind kind) {
    return unit.strength().ordnance().stream()
        .filter(each -> each.kind() == kind)
        .mapToInt(Ordnance::pieces)
        .sum();
  }

  /** Howitzers of another calibre than the book has beside these guns. */
  private static Optional<Departure> calibre(Unit unit, OrganisationTable.Battery row) {
    Optional<String> printed = row.howitzer().filter(text -> text.endsWith("-pdr"));
    return printed.flatMap(
        calibre ->
            unit.strength().ordnance().stream()
                .filter(each -> each.kind() == Ordnance.Kind.HOWITZER)
                .filter(each -> each.findPounds().isPresent())
                .filter(each -> !each.calibre().equals(printed))
                .findFirst()
                .map(
                    each ->
                        new Departure(
                            unit,
                            "howitzers of %s (%s)".formatted(each.calibre().get(), calibre),
                            row.citation(),
                            false)));
  }
}
