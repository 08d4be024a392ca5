package studio.kriegsspiel.language.ide;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Particulars;
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
    unit.strength().train().wagons().ifPresent(count -> parts.add(count + " wagons"));
    unit.strength().train().pontoons().ifPresent(count -> parts.add(count + " pontoons"));
    unit.grade().ifPresent(grade -> parts.add(grade.label()));
    Particulars more = unit.particulars();
    more.nation().ifPresent(nation -> parts.add(nation.label()));
    more.weapon().ifPresent(weapon -> parts.add(weapon.label()));
    more.state().ifPresent(state -> parts.add(state.toString()));
    more.commander().ifPresent(leader -> parts.add("under " + leader));
    more.template().ifPresent(template -> parts.add("like \"" + template + "\""));
    int rivals = more.readings().size();
    if (rivals > 1) {
      parts.add(rivals + " readings of its figures");
    }
    return unit.title() + ": " + String.join(", ", parts) + ".";
  }

  /**
   * What a unit is made of, level by level, such as {@code 2 brigades, 7 battalions, 1 battery:
   * 3,100 men, 6 pieces}; empty for a unit without parts.
   */
  static String levels(Unit unit) {
    Map<Echelon, Integer> count = new EnumMap<>(Echelon.class);
    unit.withAllParts().skip(1).forEach(each -> count.merge(each.echelon(), 1, Integer::sum));
    String levels =
        count.entrySet().stream()
            .map(each -> each.getValue() + " " + several(each.getKey(), each.getValue()))
            .collect(Collectors.joining(", "));
    return levels.isEmpty() ? "" : levels + ": " + totals(unit) + ".";
  }

  /** Men and pieces of a unit and all under it. */
  static String totals(Unit unit) {
    List<String> totals = new ArrayList<>();
    totals.add(String.format(Locale.ROOT, "%,d men", unit.totalMen()));
    if (unit.totalPieces() > 0) {
      totals.add(unit.totalPieces() + (unit.totalPieces() == 1 ? " piece" : " pieces"));
    }
    return String.join(", ", totals);
  }

  private static String several(Echelon echelon, int count) {
    String word = echelon.word();
    if (count == 1 || word.endsWith("s")) {
      return word;
    }
    return word.endsWith("y") ? word.substring(0, word.length() - 1) + "ies" : word + "s";
  }
}
