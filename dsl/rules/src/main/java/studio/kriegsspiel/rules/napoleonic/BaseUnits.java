package studio.kriegsspiel.rules.napoleonic;

import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.PlayedSize;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.table.IntRange;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * The ground that base units take up ({@code 2.4 Units}). The book prints the bases and puts those
 * of a line side by side; how many stand abreast in columns and squares is a default.
 */
final class BaseUnits {
  private static final Set<String> WHOLE = Set.of("battalion", "regiment", "battery");

  private final RuleBook book;
  private final NationalArmies armies;
  private final RuleTable bases;
  private final RuleTable formations;

  BaseUnits(RuleBook book, NationalArmies armies) {
    this.book = book;
    this.armies = armies;
    this.bases = book.table("base-units");
    this.formations = book.table("base-formations");
  }

  /** The ground of troops in a formation. */
  Footprint footprint(Troops troops, Formation formation) {
    Optional<Footprint> printed = findPrinted(troops, formation);
    if (printed.isPresent() && printed.get().isComplete()) {
      return printed.get();
    }
    TableRow base = bases.getRow(arm(troops));
    TableRow abreast = formations.getRow(formation.key());
    int count = count(troops);
    int wide = Math.min(count, abreast.findInteger("abreast").orElse(count));
    int deep = (count + wide - 1) / wide;
    Citation usual = abreast.citation();
    Footprint all =
        footprint(
            Fraction.of((long) wide * base.getInteger("width")),
            Fraction.of((long) deep * depth(base)),
            usual);
    return printed.map(one -> one.filledFrom(all)).orElse(all);
  }

  /** The ground of troops whose bases stand side by side, as the book prints it. */
  Optional<Footprint> findPrinted(Troops troops, Formation formation) {
    boolean extended =
        formation == Formation.LINE
            || formation == Formation.ARTILLERY_DEPLOYED
            || troops.arm() == Arm.STAFF;
    if (!extended || troops.arm() == Arm.ENGINEERS || troops.arm() == Arm.TRAIN) {
      return Optional.empty();
    }
    TableRow base = bases.getRow(arm(troops));
    return Optional.of(
        new Footprint(
            Fraction.of((long) armies.bases(troops) * base.getInteger("width")),
            base.isDash("depth") ? null : Fraction.of(base.getInteger("depth")),
            book.ground().plural(),
            book.ground().metres(),
            base.citation()));
  }

  private Footprint footprint(Fraction width, Fraction depth, Citation citation) {
    return new Footprint(width, depth, book.ground().plural(), book.ground().metres(), citation);
  }

  /** Bases of the troops; pioneers are counted as foot. */
  private int count(Troops troops) {
    return troops.arm() == Arm.ENGINEERS
        ? armies.bases(
            new Troops(
                UnitType.INFANTRY_LIGHT,
                troops.men(),
                0,
                troops.pounds(),
                troops.ranks(),
                troops.grade()))
        : armies.bases(troops);
  }

  /** A base whose depth the book leaves open is as deep as one of cavalry. */
  private int depth(TableRow base) {
    return base.isDash("depth")
        ? bases.getRow("cavalry").getInteger("depth")
        : base.getInteger("depth");
  }

  private static String arm(Troops troops) {
    return switch (troops.arm()) {
      case INFANTRY, ENGINEERS -> "infantry";
      case CAVALRY -> "cavalry";
      case ARTILLERY, TRAIN -> "artillery";
      case STAFF -> "general";
    };
  }

  /** The sizes of whole units: so many bases of so many men, or the guns of a battery. */
  Optional<PlayedSize> findPlayedSize(Arm arm, String level) {
    if (!WHOLE.contains(level)) {
      return Optional.empty();
    }
    return switch (arm) {
      case INFANTRY -> bases.findRow("infantry").map(BaseUnits::sizeOfBases);
      case CAVALRY -> bases.findRow("cavalry").map(BaseUnits::sizeOfBases);
      case ARTILLERY -> bases.findRow("artillery").map(BaseUnits::sizeOfBattery);
      default -> Optional.empty();
    };
  }

  private static PlayedSize sizeOfBattery(TableRow row) {
    IntRange guns = row.getRange("guns");
    return new PlayedSize(
        guns.from(), guns.to(), "one model is a battery of that size", row.citation());
  }

  private static PlayedSize sizeOfBases(TableRow row) {
    IntRange number = row.getRange("bases");
    IntRange men = row.getRange("men");
    return new PlayedSize(
        number.from() * men.from(),
        number.to() * men.to(),
        "a base unit is %s men; take more or fewer base units".formatted(men),
        row.citation());
  }
}
