package studio.kriegsspiel.scenario.force;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.UnitType;

/**
 * What a code for the sign of troops tells: twenty figures after APP-6(D), or fifteen letters after
 * MIL-STD-2525B. Levels and arms that have no sign of their own are written as the next.
 *
 * @param level the level; none if the code tells none that armies have
 * @param arm the arm; none if it is none of ours
 */
public record TroopSign(Optional<Echelon> level, Optional<Arm> arm) {
  private static final String FIGURES = "[0-9]{20,30}";
  private static final String LETTERS = "S[A-Z-]G[A-Z-][A-Z-]{6}[A-Z*-]{5}";

  /** Levels with what they are written as, the one that a code is read as first. */
  private static final List<Rank> RANKS =
      List.of(
          new Rank("23", 'K', "ARMY", Echelon.ARMY),
          new Rank("22", 'J', "CORPS", Echelon.CORPS, Echelon.WING),
          new Rank("21", 'I', "DIVISION", Echelon.DIVISION),
          new Rank("18", 'H', "BRIGADE", Echelon.BRIGADE),
          new Rank("17", 'G', "REGIMENT", Echelon.REGIMENT),
          new Rank("16", 'F', "BATTALION", Echelon.BATTALION, Echelon.HALF_BATTALION),
          new Rank("15", 'E', "COMPANY", Echelon.COMPANY, Echelon.SQUADRON, Echelon.BATTERY),
          new Rank(
              "14", 'D', "PLATOON", Echelon.PLATOON, Echelon.HALF_SQUADRON, Echelon.HALF_BATTERY),
          new Rank("13", 'C', "SECTION", Echelon.PIQUET),
          new Rank("12", 'B', "SQUAD", Echelon.POST));

  private static final Map<Arm, Function> FUNCTIONS =
      Map.of(
          Arm.INFANTRY, new Function("121100", "UCI---"),
          Arm.CAVALRY, new Function("121300", "UCRH--"),
          Arm.ARTILLERY, new Function("130300", "UCF---"),
          Arm.ENGINEERS, new Function("140700", "UCE---"),
          Arm.TRAIN, new Function("163600", "UST---"),
          Arm.STAFF, new Function("110000", "U-----"));

  /** Levels of bodies that have no other, by their arm. */
  private static final Map<Arm, Echelon> ALONE =
      Map.of(Arm.ENGINEERS, Echelon.PIONEERS, Arm.TRAIN, Echelon.WAGONS, Arm.STAFF, Echelon.STAFF);

  /** Levels with one code. */
  private record Rank(String figures, char letter, String word, Echelon... levels) {}

  /** The code of an arm in either form. */
  private record Function(String figures, String letters) {}

  /**
   * The code in figures of a unit of a level and kind, framed for friend (3), foe (6) and so on.
   */
  public static String figures(int identity, Optional<Echelon> level, Optional<UnitType> type) {
    return "100%d1000%s%s0000"
        .formatted(
            identity,
            rank(level).map(Rank::figures).orElse("00"),
            function(type).map(Function::figures).orElse("000000"));
  }

  /** The code in letters; whose the unit is, is told elsewhere. */
  public static String letters(Optional<Echelon> level, Optional<UnitType> type) {
    boolean staff = type.filter(each -> each.arm() == Arm.STAFF).isPresent();
    return "S-G-%s%s%s---"
        .formatted(
            function(type).map(Function::letters).orElse("U-----"),
            staff ? "A" : "-",
            rank(level).map(each -> String.valueOf(each.letter())).orElse("-"));
  }

  /** What MSDL calls a level. */
  public static String word(Optional<Echelon> level) {
    if (level.equals(Optional.of(Echelon.SQUADRON))) {
      return "TROOP";
    }
    return level.equals(Optional.of(Echelon.BATTERY))
        ? "BATTERY"
        : rank(level).map(Rank::word).orElse("NONE");
  }

  /** The level that MSDL calls by a word; none if armies have none of that word. */
  public static Optional<Echelon> levelOf(String word) {
    if (word.equals("TROOP") || word.equals("BATTERY")) {
      return Optional.of(word.equals("TROOP") ? Echelon.SQUADRON : Echelon.BATTERY);
    }
    return RANKS.stream()
        .filter(each -> each.word().equals(word))
        .findFirst()
        .flatMap(each -> Arrays.stream(each.levels()).findFirst());
  }

  private static Optional<Rank> rank(Optional<Echelon> level) {
    return RANKS.stream()
        .filter(each -> level.isPresent() && List.of(each.levels()).contains(level.get()))
        .findFirst();
  }

  /** Pontoons have the sign of those who lay them. */
  private static Optional<Function> function(Optional<UnitType> type) {
    return type.map(each -> each == UnitType.PONTOONS ? Arm.ENGINEERS : each.arm())
        .flatMap(each -> Optional.ofNullable(FUNCTIONS.get(each)));
  }

  /** What a code of either form tells; nothing of a code of another form. */
  public static TroopSign of(String code) {
    if (code.matches(FIGURES)) {
      return of(
          RANKS.stream().filter(each -> code.startsWith(each.figures(), 8)).findFirst(),
          armOf(each -> code.startsWith(each.figures().substring(0, 4), 10)));
    }
    if (code.matches(LETTERS)) {
      return of(
          RANKS.stream().filter(each -> code.charAt(11) == each.letter()).findFirst(),
          armOf(
              each ->
                  each.letters().startsWith("U-")
                      ? code.startsWith(each.letters() + "A", 4)
                      : code.startsWith(each.letters().replace("-", ""), 4)));
    }
    return new TroopSign(Optional.empty(), Optional.empty());
  }

  private static Optional<Arm> armOf(Predicate<Function> has) {
    return Arrays.stream(Arm.values())
        .filter(each -> Optional.ofNullable(FUNCTIONS.get(each)).filter(has).isPresent())
        .findFirst();
  }

  private static TroopSign of(Optional<Rank> rank, Optional<Arm> arm) {
    Optional<Echelon> level = rank.flatMap(each -> Arrays.stream(each.levels()).findFirst());
    Optional<Echelon> alone = arm.flatMap(each -> Optional.ofNullable(ALONE.get(each)));
    boolean body = level.filter(each -> each.compareTo(Echelon.COMPANY) < 0).isEmpty();
    return new TroopSign(
        body && alone.isPresent() ? alone : level.map(each -> usual(each, arm)), arm);
  }

  /** What a company and the half of one are called in an arm. */
  private static Echelon usual(Echelon level, Optional<Arm> arm) {
    boolean half = level == Echelon.PLATOON;
    if (level != Echelon.COMPANY && !half) {
      return level;
    }
    if (arm.equals(Optional.of(Arm.CAVALRY))) {
      return half ? Echelon.HALF_SQUADRON : Echelon.SQUADRON;
    }
    if (arm.equals(Optional.of(Arm.ARTILLERY))) {
      return half ? Echelon.HALF_BATTERY : Echelon.BATTERY;
    }
    return level;
  }
}
