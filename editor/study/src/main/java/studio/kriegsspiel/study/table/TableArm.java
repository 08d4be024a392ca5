package studio.kriegsspiel.study.table;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Echelon;

/** The arm of a unit, as tables tell it in several languages. */
enum TableArm {
  INFANTRY,
  CAVALRY,
  ARTILLERY,
  UNKNOWN;

  private static final Map<String, TableArm> ARMS =
      Map.ofEntries(
          Map.entry("artill", ARTILLERY),
          Map.entry("batter", ARTILLERY),
          Map.entry("cavalry", CAVALRY),
          Map.entry("kavallerie", CAVALRY),
          Map.entry("cavalerie", CAVALRY),
          Map.entry("reiter", CAVALRY),
          Map.entry("infant", INFANTRY),
          Map.entry("fu\u00dfvolk", INFANTRY));

  /** Words of kinds of troops, in the words of the language, by what a table writes. */
  private static final List<List<String>> KINDS =
      List.of(
          List.of("hussar", "hussars"),
          List.of("husar", "hussars"),
          List.of("cuirass", "cuirassiers"),
          List.of("k\u00fcrass", "cuirassiers"),
          List.of("dragoon", "dragoons"),
          List.of("dragoner", "dragoons"),
          List.of("dragons", "dragoons"),
          List.of("lancer", "lancers"),
          List.of("uhlan", "lancers"),
          List.of("ulan", "lancers"),
          List.of("landwehr", "landwehr"),
          List.of("militia", "militia"),
          List.of("grenadier", "grenadiers"),
          List.of("rifle", "rifles"));

  private static final Map<String, Echelon> LEVELS =
      Map.ofEntries(
          Map.entry("armee", Echelon.ARMY),
          Map.entry("korps", Echelon.CORPS),
          Map.entry("corps", Echelon.CORPS),
          Map.entry("bataillon", Echelon.BATTALION),
          Map.entry("schwadron", Echelon.SQUADRON),
          Map.entry("eskadron", Echelon.SQUADRON),
          Map.entry("escadron", Echelon.SQUADRON),
          Map.entry("batterie", Echelon.BATTERY),
          Map.entry("kompanie", Echelon.COMPANY),
          Map.entry("compagnie", Echelon.COMPANY),
          Map.entry("r\u00e9giment", Echelon.REGIMENT));

  /** The arm that a word tells. */
  static TableArm find(String written) {
    String plain = written.toLowerCase(Locale.ROOT);
    if (plain.contains("all arms") || plain.contains("alle waffen")) {
      return UNKNOWN;
    }
    for (TableArm each : List.of(ARTILLERY, CAVALRY, INFANTRY)) {
      boolean told =
          ARMS.entrySet().stream()
              .anyMatch(one -> one.getValue() == each && plain.contains(one.getKey()));
      if (told) {
        return each;
      }
    }
    return UNKNOWN;
  }

  /** The kind of troops in words of the language. */
  Optional<String> kind(String written) {
    String plain = written.toLowerCase(Locale.ROOT);
    List<String> mounted = List.of("hussars", "cuirassiers", "dragoons", "lancers");
    return KINDS.stream()
        .filter(each -> plain.contains(each.get(0)))
        .map(each -> each.get(1))
        .filter(each -> mounted.contains(each) == (this == CAVALRY) && this != ARTILLERY)
        .findFirst();
  }

  /** The level that a word means, in English, German or French. */
  static Optional<Echelon> level(String written) {
    String plain = written.strip().toLowerCase(Locale.ROOT);
    return Echelon.find(plain)
        .or(() -> Optional.ofNullable(LEVELS.get(plain)))
        .or(() -> Optional.ofNullable(LEVELS.get(plain.replaceAll("(n|en|s)$", ""))));
  }

  /** The level a unit of this arm usually has where the table does not say. */
  Echelon usual(boolean several) {
    return switch (this) {
      case CAVALRY -> Echelon.REGIMENT;
      case ARTILLERY -> Echelon.BATTERY;
      case INFANTRY -> several ? Echelon.REGIMENT : Echelon.BATTALION;
      case UNKNOWN -> several ? Echelon.BRIGADE : Echelon.BATTALION;
    };
  }
}
