package studio.kriegsspiel.language.mapping.words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.rules.concept.UnitType;

/** Words that say what kind of troops a unit is. */
public final class UnitTypeWords {
  /** Words that name a type by themselves. */
  public static final Map<String, UnitType> NAMES = new LinkedHashMap<>();

  /** Words that mean a type only together with an arm. */
  public static final List<String> QUALIFIERS =
      List.of(
          "heavy",
          "light",
          "medium",
          "lancer",
          "guard",
          "guards",
          "irregular",
          "militia",
          "horse",
          "foot",
          "regimental",
          "rocket",
          "line");

  static {
    NAMES.put("rifles", UnitType.INFANTRY_RIFLE);
    NAMES.put("rifle", UnitType.INFANTRY_RIFLE);
    NAMES.put("jager", UnitType.INFANTRY_RIFLE);
    NAMES.put("grenadiers", UnitType.INFANTRY_GRENADIER);
    NAMES.put("grenadier", UnitType.INFANTRY_GRENADIER);
    NAMES.put("landwehr", UnitType.INFANTRY_MILITIA);
    NAMES.put("skirmishers", UnitType.SKIRMISHERS);
    NAMES.put("tirailleurs", UnitType.SKIRMISHERS);
    NAMES.put("cuirassiers", UnitType.CAVALRY_HEAVY);
    NAMES.put("carabiniers", UnitType.CAVALRY_HEAVY);
    NAMES.put("dragoons", UnitType.CAVALRY_MEDIUM);
    NAMES.put("hussars", UnitType.CAVALRY_LIGHT);
    NAMES.put("chasseurs", UnitType.CAVALRY_LIGHT);
    NAMES.put("lancers", UnitType.CAVALRY_LANCER);
    NAMES.put("uhlans", UnitType.CAVALRY_LANCER);
    NAMES.put("cossacks", UnitType.CAVALRY_IRREGULAR);
    NAMES.put("rockets", UnitType.ARTILLERY_ROCKET);
    NAMES.put("sappers", UnitType.ENGINEERS);
    NAMES.put("miners", UnitType.ENGINEERS);
    NAMES.put("infantry", UnitType.INFANTRY_LINE);
    NAMES.put("cavalry", UnitType.CAVALRY_MEDIUM);
    NAMES.put("artillery", UnitType.ARTILLERY_MEDIUM);
    NAMES.put("staff", UnitType.COMMANDER);
  }

  private UnitTypeWords() {}
}
