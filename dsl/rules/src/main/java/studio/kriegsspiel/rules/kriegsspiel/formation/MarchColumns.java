package studio.kriegsspiel.rules.kriegsspiel.formation;

import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.ColumnRules;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * Columns of the two Kriegsspiel books: the lengths they print for fronts on the march, and the
 * front that is halved until it is narrow enough ({@code Reisswitz 1824}, App. IV).
 */
public final class MarchColumns implements ColumnRules {
  private static final String MARCH_DEPTH = "depth-on-march";

  private final RuleBook book;
  private final RuleTable formations;

  public MarchColumns(RuleBook book) {
    this.book = book;
    this.formations = book.table("formations");
  }

  @Override
  public Optional<Footprint> findLength(Troops troops, String front) {
    return switch (troops.arm()) {
      case INFANTRY, ENGINEERS -> infantry(troops.men(), front);
      case CAVALRY -> cavalry(troops.men(), front);
      case ARTILLERY -> artillery(troops.pieces(), front);
      case TRAIN, STAFF -> Optional.empty();
    };
  }

  private Optional<Footprint> infantry(int men, String front) {
    return switch (front) {
      case "sections", "sections or threes" ->
          length(men, "battalion", "column.sections", MARCH_DEPTH, 1);
      // Half sections are two or three men abreast.
      case "threes" -> length(men, "battalion", "column.half-sections", MARCH_DEPTH, 1);
      default -> Optional.empty();
    };
  }

  private Optional<Footprint> cavalry(int riders, String front) {
    return switch (front) {
      case "threes", "sixes" -> length(riders, "regiment", "column." + front, "depth", 1);
      case "half troop", "troop column" -> length(riders, "regiment", "column.open", "depth", 1);
      default -> Optional.empty();
    };
  }

  private Optional<Footprint> artillery(int pieces, String front) {
    return switch (front) {
      // A section of artillery is two guns.
      case "pairs", "sections" -> length(pieces, "battery", "column.pairs", "depth", 1);
      case "single guns" ->
          length(pieces, "battery", "column.pairs", "depth", 2)
              .map(
                  pairs ->
                      new Footprint(
                          null,
                          pairs.depth(),
                          pairs.unit(),
                          pairs.metresPerUnit(),
                          book.defaulted("DM-01")));
      default -> Optional.empty();
    };
  }

  private Optional<Footprint> length(
      int strength, String unit, String formation, String column, int times) {
    if (strength == 0) {
      return Optional.empty();
    }
    return formations
        .findRow(unit, formation)
        .filter(row -> !row.isDash(column))
        .map(
            row ->
                print(
                    row, Fraction.of(strength * (long) times, row.getInteger("strength")), column));
  }

  private Footprint print(TableRow row, Fraction share, String column) {
    return new Footprint(
        null,
        share.times(row.getInteger(column)),
        book.ground().plural(),
        book.ground().metres(),
        row.citation());
  }

  @Override
  public Lengthening narrow(double usualMetres, double leftMetres) {
    double times = 1;
    for (double front = usualMetres; front > leftMetres + 1e-9; front /= 2) {
      times *= 2;
    }
    return new Lengthening(times, book.table("fronts").rows().get(0).citation());
  }

  @Override
  public Optional<PassageTime> findPassageTime(Troops troops, TerrainKind passed) {
    return Optional.empty();
  }

  @Override
  public Citation closingUp() {
    return book.printed(book.table("road-widths").source());
  }
}
