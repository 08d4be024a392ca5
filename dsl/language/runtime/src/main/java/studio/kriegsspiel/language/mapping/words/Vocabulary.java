package studio.kriegsspiel.language.mapping.words;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import studio.kriegsspiel.rules.concept.CommandRating;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.OrderKind;
import studio.kriegsspiel.rules.concept.SmallArm;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.FirstOrder;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.scenario.news.Reliability;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.terrain.Confidence;

/** The words a scenario may use where the grammar asks for any word, and what they stand for. */
public final class Vocabulary {
  /** Units of length. */
  public static final Map<String, LengthUnit> LENGTHS = new LinkedHashMap<>();

  /** Formations, written without blanks. */
  public static final Map<String, Formation> FORMATIONS = new LinkedHashMap<>();

  /** Kinds of source. */
  public static final Map<String, SourceKind> SOURCES = new LinkedHashMap<>();

  /** The same where there were several of them: patrols, spies, prisoners. */
  public static final Map<String, SourceKind> SEVERAL_SOURCES = new LinkedHashMap<>();

  /** How far a report may be trusted. */
  public static final Map<String, Reliability> RELIABILITY = byName(Reliability.values());

  /** How far a figure can be trusted. */
  public static final Map<String, Confidence> CONFIDENCE = byName(Confidence.values());

  /** Grades of troops. */
  public static final Map<String, Grade> GRADES = new LinkedHashMap<>();

  /** What the single man carries. */
  public static final Map<String, SmallArm> WEAPONS = new LinkedHashMap<>();

  /** How troops are at the start; two words have one blank between them. */
  public static final Map<String, TroopCondition> CONDITIONS = new LinkedHashMap<>();

  /** How good commanders are. */
  public static final Map<String, CommandRating> RATINGS = new LinkedHashMap<>();

  /** Kinds of order. */
  public static final Map<String, OrderKind> ORDERS = new LinkedHashMap<>();

  /** Where troops stand by those they support. */
  public static final Map<String, FirstOrder.Flank> FLANKS = byName(FirstOrder.Flank.values());

  /** Works that stand already where troops are. */
  public static final Map<String, Preparation> PREPARATIONS = new LinkedHashMap<>();

  /** Levels of an order of battle, written without blanks. */
  public static final Map<String, Echelon> ECHELONS = new LinkedHashMap<>();

  /** Months, long and short. */
  public static final Map<String, Integer> MONTHS = new LinkedHashMap<>();

  static {
    for (LengthUnit unit : LengthUnit.values()) {
      LENGTHS.put(unit.word(), unit);
    }
    LENGTHS.put("pace", LengthUnit.PACES);
    LENGTHS.put("inch", LengthUnit.INCHES);
    LENGTHS.put("millimetre", LengthUnit.MILLIMETRES);
    LENGTHS.put("millimetres", LengthUnit.MILLIMETRES);
    LENGTHS.put("space", LengthUnit.SPACES);
    LENGTHS.put("metres", LengthUnit.METRES);
    LENGTHS.put("meters", LengthUnit.METRES);
    LENGTHS.put("metre", LengthUnit.METRES);
    LENGTHS.put("kilometres", LengthUnit.KILOMETRES);
    LENGTHS.put("kilometers", LengthUnit.KILOMETRES);
    LENGTHS.put("yard", LengthUnit.YARDS);
    LENGTHS.put("mile", LengthUnit.MILES);

    FORMATIONS.put("line", Formation.LINE);
    FORMATIONS.put("column", Formation.COLUMN_CLOSE);
    FORMATIONS.put("columnofroute", Formation.COLUMN_MARCH);
    FORMATIONS.put("marchcolumn", Formation.COLUMN_MARCH);
    FORMATIONS.put("opencolumn", Formation.COLUMN_OPEN);
    FORMATIONS.put("closecolumn", Formation.COLUMN_CLOSE);
    FORMATIONS.put("attackcolumn", Formation.COLUMN_ATTACK);
    FORMATIONS.put("columnofattack", Formation.COLUMN_ATTACK);
    FORMATIONS.put("mass", Formation.MASS);
    FORMATIONS.put("square", Formation.SQUARE);
    FORMATIONS.put("skirmishorder", Formation.SKIRMISH);
    FORMATIONS.put("openorder", Formation.SKIRMISH);
    FORMATIONS.put("skirmishers", Formation.SKIRMISH);
    FORMATIONS.put("battery", Formation.ARTILLERY_DEPLOYED);
    FORMATIONS.put("limbered", Formation.ARTILLERY_LIMBERED);
    FORMATIONS.put("garrison", Formation.GARRISON);

    for (SourceKind kind : SourceKind.values()) {
      SOURCES.put(kind.name().toLowerCase(Locale.ROOT), kind);
    }
    SOURCES.put("vedette", SourceKind.OUTPOST);
    SOURCES.put("picket", SourceKind.OUTPOST);
    SOURCES.put("villager", SourceKind.INHABITANT);
    SOURCES.put("peasant", SourceKind.INHABITANT);
    SOURCES.put("courier", SourceKind.MESSENGER);
    SOURCES.put("aide", SourceKind.MESSENGER);
    for (String one : List.copyOf(SOURCES.keySet())) {
      boolean counted = !one.equals("headquarters") && !one.equals("observation");
      if (counted) {
        SEVERAL_SOURCES.put(
            one.endsWith("y") ? one.substring(0, one.length() - 1) + "ies" : one + "s",
            SOURCES.get(one));
      }
    }

    for (Grade grade : Grade.values()) {
      GRADES.put(grade.key(), grade);
    }
    GRADES.put("conscripts", Grade.CONSCRIPT);
    GRADES.put("veterans", Grade.VETERAN);
    GRADES.put("regular", Grade.LINE);
    GRADES.put("regulars", Grade.LINE);

    for (SmallArm weapon : SmallArm.values()) {
      WEAPONS.put(weapon.key(), weapon);
    }
    WEAPONS.put("carbines", SmallArm.CARBINE);
    WEAPONS.put("pistols", SmallArm.PISTOL);
    WEAPONS.put("lances", SmallArm.LANCE);

    for (TroopCondition condition : TroopCondition.values()) {
      CONDITIONS.put(condition.label(), condition);
    }
    CONDITIONS.put("disrupted", TroopCondition.DISORDERED);
    CONDITIONS.put("unformed", TroopCondition.DISORDERED);
    CONDITIONS.put("repulsed", TroopCondition.FORCED_BACK);
    CONDITIONS.put("defeated", TroopCondition.BEATEN);
    CONDITIONS.put("routed", TroopCondition.BROKEN);

    for (CommandRating rating : CommandRating.values()) {
      RATINGS.put(rating.key(), rating);
    }
    RATINGS.put("exceptional", CommandRating.EXCELLENT);

    for (OrderKind order : OrderKind.values()) {
      ORDERS.put(order.label(), order);
    }
    ORDERS.put("attack", OrderKind.ASSAULT);
    ORDERS.put("defend", OrderKind.HOLD);
    for (Preparation work : Preparation.values()) {
      PREPARATIONS.put(work.word(), work);
    }

    for (Echelon echelon : Echelon.values()) {
      ECHELONS.put(echelon.word().replace(" ", ""), echelon);
    }
    ECHELONS.put("sappers", Echelon.PIONEERS);

    String[] months = {
      "january",
      "february",
      "march",
      "april",
      "may",
      "june",
      "july",
      "august",
      "september",
      "october",
      "november",
      "december"
    };
    for (int i = 0; i < months.length; i++) {
      MONTHS.put(months[i], i + 1);
      MONTHS.put(months[i].substring(0, 3), i + 1);
    }
  }

  private Vocabulary() {}

  /**
   * The level that a keyword of the grammar names.
   *
   * @throws IllegalStateException if grammar and levels do not fit each other
   */
  public static Echelon echelon(String written) {
    Echelon echelon = ECHELONS.get(written.replace(" ", ""));
    if (echelon == null) {
      throw new IllegalStateException("The grammar has a level that no unit has: " + written);
    }
    return echelon;
  }

  private static <E extends Enum<E>> Map<String, E> byName(E[] values) {
    Map<String, E> words = new LinkedHashMap<>();
    Arrays.stream(values).forEach(each -> words.put(each.name().toLowerCase(Locale.ROOT), each));
    return words;
  }
}
