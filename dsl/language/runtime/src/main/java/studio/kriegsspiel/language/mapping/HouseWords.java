package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.review.HouseRule.Kind;
import studio.kriegsspiel.scenario.review.HouseRule.Measure;

/** The words of house rules. */
public final class HouseWords {
  static final Map<String, Kind> KINDS =
      Map.of(
          "scenario", Kind.SCENARIO,
          "side", Kind.SIDE,
          "role", Kind.ROLE,
          "unit", Kind.UNIT,
          "body", Kind.BODY);

  static final List<String> SEVERITIES = List.of("error", "warning", "note");

  private static final Map<String, Measure> OF_UNITS = new LinkedHashMap<>();
  private static final Map<Kind, Map<String, Measure>> MEASURES = new EnumMap<>(Kind.class);

  static {
    OF_UNITS.put("men", Measure.MEN);
    OF_UNITS.put("guns", Measure.GUNS);
    OF_UNITS.put("ranks", Measure.RANKS);
    OF_UNITS.put("parts", Measure.PARTS);
    OF_UNITS.put("calibre", Measure.CALIBRE);
    OF_UNITS.put("commander", Measure.COMMANDER);
    OF_UNITS.put("grade", Measure.GRADE);
    OF_UNITS.put("source", Measure.SOURCE);
    OF_UNITS.put("sources", Measure.SOURCE);
    OF_UNITS.put("weapon", Measure.WEAPON);
    OF_UNITS.put("nation", Measure.NATION);
    OF_UNITS.put("place", Measure.PLACE);
    OF_UNITS.put("order", Measure.ORDER);
    MEASURES.put(Kind.UNIT, OF_UNITS);
    MEASURES.put(Kind.BODY, OF_UNITS);
    MEASURES.put(Kind.LEVEL, OF_UNITS);
    Map<String, Measure> side = new LinkedHashMap<>();
    side.put("men", Measure.MEN);
    side.put("guns", Measure.GUNS);
    side.put("units", Measure.UNITS);
    side.put("role", Measure.ROLES);
    side.put("roles", Measure.ROLES);
    side.put("objective", Measure.OBJECTIVES);
    side.put("objectives", Measure.OBJECTIVES);
    side.put("line of retreat", Measure.RETREAT);
    side.put("report", Measure.REPORTS);
    side.put("reports", Measure.REPORTS);
    side.put("news", Measure.NEWS);
    side.put("nation", Measure.NATION);
    MEASURES.put(Kind.SIDE, side);
    Map<String, Measure> role = new LinkedHashMap<>();
    role.put("unit", Measure.UNITS);
    role.put("report", Measure.REPORTS);
    role.put("reports", Measure.REPORTS);
    role.put("news", Measure.NEWS);
    role.put("duty", Measure.DUTIES);
    role.put("duties", Measure.DUTIES);
    MEASURES.put(Kind.ROLE, role);
    Map<String, Measure> scenario = new LinkedHashMap<>();
    scenario.put("hours", Measure.HOURS);
    scenario.put("players", Measure.PLAYERS);
    scenario.put("umpires", Measure.UMPIRES);
    scenario.put("sides", Measure.SIDES);
    scenario.put("units", Measure.UNITS);
    scenario.put("umpire notes", Measure.NOTES);
    scenario.put("general idea", Measure.IDEA);
    scenario.put("exercise", Measure.EXERCISES);
    scenario.put("exercises", Measure.EXERCISES);
    scenario.put("variant", Measure.VARIANTS);
    scenario.put("variants", Measure.VARIANTS);
    MEASURES.put(Kind.SCENARIO, scenario);
  }

  private HouseWords() {}

  /** The level that one word, or two, name; in the singular. */
  static Optional<Echelon> level(String words) {
    return Optional.ofNullable(Vocabulary.ECHELONS.get(words.replace(" ", "")))
        .filter(each -> each != Echelon.POST);
  }

  static Optional<Measure> measure(Kind kind, String words) {
    return Optional.ofNullable(of(kind).get(words.toLowerCase(Locale.ROOT)));
  }

  static List<String> measures(Kind kind) {
    return List.copyOf(of(kind).keySet());
  }

  private static Map<String, Measure> of(Kind kind) {
    return MEASURES.getOrDefault(kind, Map.of());
  }

  static Optional<Severity> severity(String word) {
    return SEVERITIES.contains(word)
        ? Optional.of(Severity.valueOf(word.toUpperCase(Locale.ROOT)))
        : Optional.empty();
  }

  static List<String> subjects() {
    List<String> all = new ArrayList<>(KINDS.keySet().stream().sorted().toList());
    Stream.of(Echelon.values())
        .filter(each -> each != Echelon.POST)
        .map(Echelon::word)
        .forEach(all::add);
    return all;
  }

  /** Every word that may stand in a house rule, for whoever writes one. */
  public static List<String> all() {
    return Stream.of(
            subjects().stream(),
            Stream.of("of", "any", "has", "at least", "at most", "more than", "fewer than"),
            MEASURES.values().stream().flatMap(each -> each.keySet().stream()))
        .flatMap(each -> each)
        .distinct()
        .toList();
  }

  /** The words for how much a breach matters. */
  public static List<String> severities() {
    return SEVERITIES;
  }
}
