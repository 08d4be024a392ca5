package studio.kriegsspiel.language.ide;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Unit;

/** One line about a unit. */
final class UnitSummary {
  private UnitSummary() {}

  static String of(Unit unit) {
    List<String> parts = new ArrayList<>();
    parts.add(unit.echelon().word() + " of " + unit.id().side());
    parts.add(unit.type().label());
    if (unit.totalMen() > 0) {
      parts.add(unit.totalMen() + " men");
    }
    unit.strength().squadrons().ifPresent(count -> parts.add(count + " squadrons"));
    for (Ordnance each : unit.strength().ordnance()) {
      String kind = each.kind() == Ordnance.Kind.GUN ? " guns" : " howitzers";
      parts.add(each.pieces() + kind + each.calibre().map(size -> " " + size).orElse(""));
    }
    unit.grade().ifPresent(grade -> parts.add(grade.label()));
    return unit.title() + ": " + String.join(", ", parts) + ".";
  }
}
