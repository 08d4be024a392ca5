package studio.kriegsspiel.rules.kriegsspiel.formation;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * The ground troops take up. The books print it for a battalion of 900, a squadron of 150, a
 * regiment of 600 riders and a whole battery; other strengths take up ground in proportion.
 */
public final class Footprints {
  private static final int RANKS = 3;

  private final RuleBook book;
  private final RuleTable table;

  public Footprints(RuleBook book) {
    this.book = book;
    this.table = book.table("formations");
  }

  /** The ground these troops take up, empty where the book does not say. */
  public Optional<Footprint> find(Troops troops, Formation formation) {
    return switch (troops.arm()) {
      case INFANTRY, ENGINEERS -> infantry(troops, formation);
      case CAVALRY -> cavalry(troops, formation);
      case ARTILLERY -> artillery(troops, formation);
      case TRAIN, STAFF -> Optional.empty();
    };
  }

  private Optional<Footprint> infantry(Troops troops, Formation formation) {
    if (troops.men() == 0) {
      return Optional.empty();
    }
    return switch (formation) {
      case LINE -> line(troops);
      case SKIRMISH -> line(troops.inRanks(RANKS));
      case COLUMN_OPEN -> deep(troops.men(), "battalion", "column.open");
      case COLUMN_MARCH -> deepOnMarch(troops.men(), "battalion", "column.sections");
      case COLUMN_CLOSE ->
          table.findRow("battalion", "column.close-zug").isPresent()
              ? deep(troops.men(), "battalion", "column.close-zug")
              : deep(troops.men(), "battalion", "column.close-platoon");
      case COLUMN_ATTACK -> attackColumn(troops);
      case SQUARE ->
          table
              .findRow("battalion", "square")
              .map(row -> scaled(troops.men(), row, row.citation()));
      default -> Optional.empty();
    };
  }

  private Optional<Footprint> line(Troops troops) {
    TableRow row = table.getRow("battalion", "line");
    int ranks = troops.ranks().orElse(RANKS);
    Fraction front =
        share(troops.men(), row)
            .times(row.getInteger("frontage"))
            .times(Fraction.of(RANKS, Math.max(1, ranks)));
    return Optional.of(print(front, null, row.citation()));
  }

  private Optional<Footprint> attackColumn(Troops troops) {
    TableRow row = table.getRow("battalion", "column.attack");
    Fraction depth = share(troops.men(), row).times(row.getInteger("depth"));
    return Optional.of(print(Fraction.of(row.getInteger("frontage")), depth, row.citation()));
  }

  private Optional<Footprint> cavalry(Troops troops, Formation formation) {
    if (troops.men() == 0) {
      return Optional.empty();
    }
    return switch (formation) {
      case LINE, SKIRMISH -> {
        TableRow row = table.getRow("squadron", "line");
        yield Optional.of(scaled(troops.men(), row, row.citation()));
      }
      case COLUMN_MARCH -> deep(troops.men(), "regiment", "column.threes");
      case COLUMN_OPEN -> deep(troops.men(), "regiment", "column.open");
      case COLUMN_CLOSE -> deep(troops.men(), "regiment", "column.close-troops");
      case COLUMN_ATTACK -> {
        TableRow row = table.getRow("regiment", "column.squadrons");
        Fraction depth = share(troops.men(), row).times(row.getInteger("depth"));
        yield Optional.of(print(Fraction.of(row.getInteger("frontage")), depth, row.citation()));
      }
      default -> Optional.empty();
    };
  }

  private Optional<Footprint> artillery(Troops troops, Formation formation) {
    if (troops.pieces() == 0) {
      return Optional.empty();
    }
    return switch (formation) {
      case ARTILLERY_DEPLOYED, LINE -> {
        TableRow row = table.getRow("battery", "deployed");
        yield Optional.of(scaled(troops.pieces(), row, row.citation()));
      }
      case ARTILLERY_LIMBERED, COLUMN_MARCH, COLUMN_CLOSE ->
          deep(troops.pieces(), "battery", "column.pairs");
      case COLUMN_OPEN ->
          table
              .findRow("battery", "column.open")
              .map(row -> scaled(troops.pieces(), row, row.citation()));
      default -> Optional.empty();
    };
  }

  private Optional<Footprint> deep(int strength, String unit, String formation) {
    TableRow row = table.getRow(unit, formation);
    return Optional.of(scaled(strength, row, row.citation()));
  }

  private Optional<Footprint> deepOnMarch(int strength, String unit, String formation) {
    TableRow row = table.getRow(unit, formation);
    Fraction depth = share(strength, row).times(row.getInteger("depth-on-march"));
    return Optional.of(print(null, depth, row.citation()));
  }

  private Footprint scaled(int strength, TableRow row, Citation citation) {
    Fraction share = share(strength, row);
    Fraction front = row.isDash("frontage") ? null : share.times(row.getInteger("frontage"));
    Fraction depth = row.isDash("depth") ? null : share.times(row.getInteger("depth"));
    return print(front, depth, citation);
  }

  private static Fraction share(int strength, TableRow row) {
    return Fraction.of(strength, row.getInteger("strength"));
  }

  private Footprint print(@Nullable Fraction front, @Nullable Fraction depth, Citation citation) {
    return new Footprint(front, depth, book.ground().plural(), book.ground().metres(), citation);
  }
}
