package studio.kriegsspiel.situation.telling;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;

/**
 * How strong a side is: its men, foot, horse and guns and those of each of its bodies, and how many
 * battalions, squadrons and the like it has in all, with and without those that come later.
 */
final class Strengths {
  private final String side;
  private final Map<SpokenAmount, String> all = new LinkedHashMap<>();

  /** What each title says of its arm, read once. */
  private final Map<String, Set<Sense>> titles;

  private Strengths(String side, Map<String, Set<Sense>> titles) {
    this.side = side;
    this.titles = titles;
  }

  /** Each amount with what has it, the widest first. */
  static Map<SpokenAmount, String> of(Situation situation, Side side) {
    Strengths strengths = new Strengths(side.name(), new HashMap<>());
    List<Unit> bodies = side.units().filter(Unit::isBody).toList();
    List<Unit> units = side.units().filter(unit -> !unit.isPost()).toList();
    strengths.sums("", bodies);
    strengths.counts("", units);
    List<Unit> first = units.stream().filter(unit -> !situation.units().comesLater(unit)).toList();
    strengths.sums(" at first", first.stream().filter(Unit::isBody).toList());
    strengths.counts(" at first", first);
    for (Unit unit : units) {
      List<Unit> parts = unit.withAllParts().filter(Unit::isBody).toList();
      strengths.men("\"" + unit.title() + "\" of " + side.name(), parts, unit.totalMen());
      strengths.add(
          Sense.GUNS, Sense.MEN, unit.totalPieces(), "\"" + unit.title() + "\" of " + side.name());
      if (unit.parts().stream().anyMatch(part -> !part.isPost())
          && unit.echelon().compareTo(Echelon.DIVISION) <= 0) {
        strengths.countsOf(
            "\"" + unit.title() + "\" of " + side.name(), unit.withAllParts().toList());
      }
    }
    return strengths.all;
  }

  /** All amounts of a side, at first and with all, and of each of its units, each by itself. */
  static List<Set<SpokenAmount>> returns(Situation situation, Side side) {
    List<Unit> units = side.units().filter(unit -> !unit.isPost()).toList();
    List<List<Unit>> all = new ArrayList<>(List.of(units));
    all.add(units.stream().filter(unit -> !situation.units().comesLater(unit)).toList());
    units.forEach(unit -> all.add(unit.withAllParts().filter(each -> !each.isPost()).toList()));
    List<Set<SpokenAmount>> returns = new ArrayList<>();
    Map<String, Set<Sense>> titles = new HashMap<>();
    for (List<Unit> each : all) {
      Strengths strengths = new Strengths(side.name(), titles);
      List<Unit> bodies = each.stream().filter(Unit::isBody).toList();
      strengths.sums("", bodies);
      strengths.counts("", each);
      strengths.men("", bodies, sum(bodies, any -> true, Unit::presentMen));
      strengths.add(Sense.MEN, Sense.MEN, each.isEmpty() ? 0 : each.get(0).totalMen(), "");
      strengths.add(
          Sense.GUNS, Sense.MEN, sum(bodies, any -> true, Strengths::gunsAlone), "guns alone");
      returns.add(strengths.all.keySet());
    }
    return returns;
  }

  private static int gunsAlone(Unit unit) {
    return unit.strength().ordnance().stream()
        .filter(each -> each.kind() == Ordnance.Kind.GUN)
        .mapToInt(Ordnance::pieces)
        .sum();
  }

  private void sums(String when, List<Unit> bodies) {
    men(side + when, bodies, sum(bodies, unit -> true, Unit::totalMen));
    add(
        Sense.GUNS,
        Sense.MEN,
        sum(bodies, unit -> true, Unit::totalPieces),
        "all guns of " + side + when);
    add(
        Sense.PONTOON,
        Sense.MEN,
        sum(bodies, unit -> true, unit -> unit.strength().train().pontoons().orElse(0)),
        "the bridging train of " + side);
    add(
        Sense.WAGON,
        Sense.MEN,
        sum(bodies, unit -> true, unit -> unit.strength().train().wagons().orElse(0)),
        "the wagons of " + side);
  }

  private void men(String of, List<Unit> bodies, int total) {
    int horse = sum(bodies, unit -> unit.type().arm() == Arm.CAVALRY, Unit::totalMen);
    int foot = sum(bodies, unit -> unit.type().arm() == Arm.INFANTRY, Unit::totalMen);
    add(Sense.MEN, Sense.HORSE, horse, horse == total ? of : "the horse of " + of);
    add(Sense.MEN, Sense.FOOT, foot, foot == total ? of : "the foot of " + of);
    add(Sense.MEN, Sense.MEN, total, of);
    Map<Sense, Integer> kinds = new EnumMap<>(Sense.class);
    for (Unit body : bodies) {
      for (Sense kind : titles.computeIfAbsent(body.title(), ArmWords::ofTitle)) {
        if (Sense.KINDS.contains(kind)) {
          kinds.merge(kind, body.totalMen(), Integer::sum);
        }
      }
    }
    kinds.forEach(
        (kind, men) -> {
          Sense arm = Sense.KINDS_OF_HORSE.contains(kind) ? Sense.HORSE : Sense.FOOT;
          add(Sense.MEN, arm, men, "all " + kind.name().toLowerCase(Locale.ROOT) + " of " + of);
        });
  }

  private void counts(String when, List<Unit> units) {
    countsOf(side + when, units);
  }

  private void countsOf(String of, List<Unit> units) {
    for (Echelon level :
        List.of(
            Echelon.DIVISION,
            Echelon.BRIGADE,
            Echelon.REGIMENT,
            Echelon.BATTALION,
            Echelon.BATTERY,
            Echelon.COMPANY)) {
      int count = (int) units.stream().filter(unit -> unit.echelon() == level).count();
      add(ArmWords.ofEchelon(level), Sense.MEN, count, "the " + level.plural() + " of " + of);
      int horse =
          (int)
              units.stream()
                  .filter(unit -> unit.echelon() == level && unit.type().arm() == Arm.CAVALRY)
                  .count();
      add(
          ArmWords.ofEchelon(level),
          Sense.HORSE,
          horse,
          "the " + level.plural() + " of horse of " + of);
    }
    int squadrons = sum(units, Unit::isBody, unit -> unit.strength().squadrons().orElse(0));
    add(Sense.SQUADRON, Sense.HORSE, squadrons, "the squadrons of " + of);
  }

  private static int sum(List<Unit> units, Predicate<Unit> which, ToIntFunction<Unit> of) {
    return units.stream().filter(which).mapToInt(of).sum();
  }

  private void add(Sense kind, Sense arm, int value, String of) {
    if (value > 0) {
      all.putIfAbsent(new SpokenAmount(kind, arm, value), of);
    }
  }
}
