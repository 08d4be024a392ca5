package studio.kriegsspiel.rules.ruler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.field.Troops;

/** Asks a book for the ranges of every weapon it knows. */
public final class RangeRulers {
  /** No gun of the field fires a lighter ball, none a heavier. */
  private static final int LIGHTEST_POUNDS = 2;

  private static final int HEAVIEST_POUNDS = 24;

  private RangeRulers() {}

  /**
   * One weapon.
   *
   * @param firers whose weapon it is, empty where all of its arm fire alike or the name tells
   * @param table its ranges
   */
  public record RangeRuler(String firers, RangeTable table) {

    /** The weapon as it is said: {@code 7-pdr howitzer}. */
    public String weapon() {
      return table.weapon().replaceAll("(?<=[a-z])-(?=[a-z])", " ");
    }
  }

  /** The rulers of a book, small arms first, then by their reach. */
  public static List<RangeRuler> of(RuleBook book) {
    Map<RangeTable, List<UnitType>> known = new LinkedHashMap<>();
    for (UnitType type : UnitType.values()) {
      calibres(type)
          .mapToObj(pounds -> troops(type, pounds))
          .flatMap(troops -> book.fieldManual().gunnery().findRanges(troops).stream())
          .distinct()
          .forEach(table -> known.computeIfAbsent(table, key -> new ArrayList<>()).add(type));
    }
    List<RangeRuler> rulers = new ArrayList<>();
    known.forEach(
        (table, types) -> {
          boolean named = types.stream().allMatch(type -> type.arm() == Arm.ARTILLERY);
          rulers.add(new RangeRuler(named ? "" : TroopKinds.words(types), table));
        });
    rulers.sort(
        Comparator.comparing((RangeRuler each) -> each.firers().isEmpty())
            .thenComparing(each -> each.table().farthestMetres()));
    return rulers;
  }

  private static IntStream calibres(UnitType type) {
    return type.arm() == Arm.ARTILLERY
        ? IntStream.concat(IntStream.of(0), IntStream.rangeClosed(LIGHTEST_POUNDS, HEAVIEST_POUNDS))
        : IntStream.of(0);
  }

  private static Troops troops(UnitType type, int pounds) {
    return new Troops(
        type,
        0,
        0,
        pounds == 0 ? OptionalInt.empty() : OptionalInt.of(pounds),
        OptionalInt.empty(),
        Grade.LINE);
  }
}
