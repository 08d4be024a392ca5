package studio.kriegsspiel.rules.kriegsspiel.fire;

import java.util.EnumMap;
import java.util.Map;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * Small-arms fire of one move. Results are whole numbers in units of 1/{@value #UNITS_PER_POINT}
 * point; round them once with {@link FirePoints}.
 */
public final class InfantryFire {
  /** Units in one point: 900 for parts of a unit, 6 for cover, 2 for night. */
  public static final int UNITS_PER_POINT = 900 * 6 * 2;

  private static final int MEN_SCALE = 900;
  private static final int SIDES = 6;

  private final RuleBook book;
  private final boolean british;
  private final FireFactors factors;
  private final Map<InfantryKind, FireNumbers> numbers = new EnumMap<>(InfantryKind.class);
  private final Map<InfantryKind, String> dice = new EnumMap<>(InfantryKind.class);
  private final int[] rifleBands = {0, 1, 2, 3};
  private final Citation proRata;
  private final Citation night;
  private final Citation rifles;

  public InfantryFire(RuleBook book) {
    this.book = book;
    this.british = book.id().equals(RuleBookId.BRITISH_1815);
    this.factors = new FireFactors(book);
    for (InfantryKind kind : InfantryKind.values()) {
      String key = key(kind);
      if (!key.isEmpty()) {
        numbers.put(kind, FireNumbers.of(book, "small-arms-fire", key, "any"));
        dice.put(kind, british ? "D6" : "Die " + dieOf(key));
      }
    }
    if (british) {
      readRifleBands();
    }
    String source = book.table("small-arms-fire").source();
    this.proRata = book.ruling("C112", source);
    this.night = book.table("night").rows().get(0).citation();
    this.rifles = book.ruling("C102", source);
  }

  /**
   * The row's key; the switch {@code printed-small-arms-titles} swaps the two the rulings swapped.
   */
  private String key(InfantryKind kind) {
    String key = kind.key(british);
    if (british && book.isOn("printed-small-arms-titles")) {
      return switch (key) {
        case "half-battalion-bad" -> "skirmishers-in-cover";
        case "skirmishers-in-cover" -> "half-battalion-bad";
        default -> key;
      };
    }
    return key;
  }

  private String dieOf(String key) {
    return book.table("small-arms-fire").rows().stream()
        .filter(row -> row.getText("firers").equals(key))
        .map(row -> row.getText("die"))
        .findFirst()
        .orElseThrow();
  }

  private void readRifleBands() {
    RuleTable bands = book.table("rifle-bands");
    for (TableRow row : bands.rows()) {
      rifleBands[row.getInteger("from") / 100] = row.getInteger("row-from") / 100;
    }
    if (book.isOn("rifle-side-heads")) {
      rifleBands[2] = 2;
    }
  }

  /** Greatest range in paces. */
  public int greatestRange() {
    return numbers(InfantryKind.SKIRMISHERS_OPEN).greatestRange();
  }

  /** The men the table's numbers stand for: a half battalion, or two skirmish blocks. */
  public int unitMen(InfantryKind kind) {
    return kind.men(british);
  }

  /**
   * Fires once and returns the loss in units of 1/{@value #UNITS_PER_POINT} point; 0 beyond range.
   *
   * @param men men firing; they count in proportion to the table's unit
   * @param targetCover how the target is covered
   * @param byNight whether it is dark: half the result
   */
  public long fire(
      InfantryKind kind,
      int men,
      int rangePaces,
      Cover targetCover,
      boolean byNight,
      DiceStream stream,
      Trace trace) {
    FireNumbers table = numbers(kind);
    int face = stream.throwDie(SIDES);
    int band = table.band(rangePaces);
    if (band < 0) {
      return 0;
    }
    int row = kind.isRifles() ? rifleBands[band] : band;
    int points = table.points(row, face);
    if (trace.isOn()) {
      trace(kind, men, band, row, face, points, trace);
    }
    long units = (long) points * men * (MEN_SCALE / unitMen(kind));
    FireFactors.CoverRow cover = factors.cover(targetCover);
    if (targetCover != Cover.NONE && trace.isOn()) {
      trace.add(
          "cover: " + targetCover.key(), cover.musketry() + "/6 of the loss", cover.citation());
    }
    units *= cover.musketry();
    if (byNight) {
      trace.add("night", "half", night);
    }
    return byNight ? units : 2 * units;
  }

  private void trace(
      InfantryKind kind, int men, int band, int row, int face, int points, Trace trace) {
    FireNumbers table = numbers(kind);
    String unit = unitMen(kind) == 450 ? "half battalion" : "two skirmish blocks";
    if (row != band) {
      trace.add("rifles read the row from", row * 100 + " paces", rifles);
    }
    trace.addThrow(
        unit + " at " + (row * 100) + "-" + (row + 1) * 100 + " paces",
        dice.getOrDefault(kind, "D6"),
        face,
        points + " points",
        table.citation(row));
    if (men != unitMen(kind)) {
      trace.add("men firing", men + " of " + unitMen(kind), proRata);
    }
  }

  private FireNumbers numbers(InfantryKind kind) {
    FireNumbers found = numbers.get(kind);
    if (found == null) {
      throw new RulesException("The book " + book.id() + " has no numbers for " + kind + ".");
    }
    return found;
  }
}
