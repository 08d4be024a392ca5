package studio.kriegsspiel.rules.ruler;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.UnitType;

/** Names a group of kinds of troops shortly: all of an arm by the arm, most of it by the rest. */
final class TroopKinds {

  private TroopKinds() {}

  /** Each kind by its own name, those who ride with orders by theirs. */
  static String each(List<UnitType> types) {
    return types.stream()
        .map(type -> type.arm() == Arm.STAFF ? word(Arm.STAFF) : type.label())
        .collect(Collectors.joining(", "));
  }

  static String words(List<UnitType> types) {
    Map<Arm, List<UnitType>> byArm = new EnumMap<>(Arm.class);
    types.forEach(type -> byArm.computeIfAbsent(type.arm(), key -> new ArrayList<>()).add(type));
    return byArm.entrySet().stream()
        .map(each -> words(each.getKey(), each.getValue()))
        .collect(Collectors.joining("; "));
  }

  private static String words(Arm arm, List<UnitType> types) {
    List<UnitType> others =
        Arrays.stream(UnitType.values())
            .filter(type -> type.arm() == arm && !types.contains(type))
            .toList();
    if (others.isEmpty()) {
      return word(arm);
    }
    return others.size() < types.size()
        ? word(arm) + " other than " + labels(others)
        : labels(types);
  }

  private static String labels(List<UnitType> types) {
    return types.stream().map(UnitType::label).collect(Collectors.joining(", "));
  }

  private static String word(Arm arm) {
    return switch (arm) {
      case INFANTRY -> "infantry";
      case CAVALRY -> "cavalry";
      case ARTILLERY -> "artillery";
      case ENGINEERS -> "pioneers";
      case TRAIN -> "wagons and trains";
      case STAFF -> "officers and messengers";
    };
  }
}
