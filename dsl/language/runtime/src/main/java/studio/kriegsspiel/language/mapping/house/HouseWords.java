package studio.kriegsspiel.language.mapping.house;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
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

  private static final Map<String, Measure> OF_UNITS =
      words(
          said(Measure.MEN, "men"),
          said(Measure.GUNS, "guns"),
          said(Measure.RANKS, "ranks"),
          said(Measure.PARTS, "parts"),
          said(Measure.CALIBRE, "calibre"),
          said(Measure.COMMANDER, "commander"),
          said(Measure.GRADE, "grade"),
          said(Measure.SOURCE, "source", "sources"),
          said(Measure.WEAPON, "weapon"),
          said(Measure.NATION, "nation"),
          said(Measure.PLACE, "place"),
          said(Measure.ORDER, "order"));
  private static final Map<String, Measure> OF_SIDES =
      words(
          said(Measure.MEN, "men"),
          said(Measure.GUNS, "guns"),
          said(Measure.UNITS, "units"),
          said(Measure.ROLES, "role", "roles"),
          said(Measure.OBJECTIVES, "objective", "objectives"),
          said(Measure.RETREAT, "line of retreat"),
          said(Measure.REPORTS, "report", "reports"),
          said(Measure.NEWS, "news"),
          said(Measure.NATION, "nation"));
  private static final Map<String, Measure> OF_ROLES =
      words(
          said(Measure.UNITS, "unit"),
          said(Measure.REPORTS, "report", "reports"),
          said(Measure.NEWS, "news"),
          said(Measure.DUTIES, "duty", "duties"));
  private static final Map<String, Measure> OF_THE_SCENARIO =
      words(
          said(Measure.HOURS, "hours"),
          said(Measure.PLAYERS, "players"),
          said(Measure.UMPIRES, "umpires"),
          said(Measure.SIDES, "sides"),
          said(Measure.UNITS, "units"),
          said(Measure.NOTES, "umpire notes"),
          said(Measure.IDEA, "general idea"),
          said(Measure.EXERCISES, "exercise", "exercises"),
          said(Measure.VARIANTS, "variant", "variants"));

  /** The words for what can be counted. */
  private record Said(Measure measure, List<String> words) {}

  private static Said said(Measure measure, String... words) {
    return new Said(measure, List.of(words));
  }

  private static Map<String, Measure> words(Said... measures) {
    Map<String, Measure> words = new LinkedHashMap<>();
    for (Said each : measures) {
      each.words().forEach(word -> words.put(word, each.measure()));
    }
    return words;
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
    return switch (kind) {
      case UNIT, BODY, LEVEL -> OF_UNITS;
      case SIDE -> OF_SIDES;
      case ROLE -> OF_ROLES;
      case SCENARIO -> OF_THE_SCENARIO;
    };
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
            Stream.of(OF_UNITS, OF_SIDES, OF_ROLES, OF_THE_SCENARIO)
                .flatMap(each -> each.keySet().stream()))
        .flatMap(each -> each)
        .distinct()
        .toList();
  }

  /** The words for how much a breach matters. */
  public static List<String> severities() {
    return SEVERITIES;
  }
}
