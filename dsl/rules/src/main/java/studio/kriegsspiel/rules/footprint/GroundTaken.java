package studio.kriegsspiel.rules.footprint;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * The default figures for the ground that troops take up: of every arm in every formation, to fill
 * what a book does not print. They are the rows of the book's table {@code ground-taken}.
 */
public final class GroundTaken {
  private static final int USUAL_RANKS = 3;

  private final RuleTable table;
  private final String unit;
  private final Fraction metresPerUnit;

  /** Reads the table of a book; its figures are metres or the book's own unit. */
  public GroundTaken(RuleBook book) {
    this.table = book.table("ground-taken");
    boolean metres = table.unit().equals("metres");
    this.unit = metres ? "metres" : book.ground().plural();
    this.metresPerUnit = metres ? Fraction.ONE : book.ground().metres();
  }

  /** What the book prints, completed; nothing only where the strength is not known. */
  public Optional<Footprint> complete(
      Optional<Footprint> printed, Troops troops, Formation formation) {
    if (printed.isPresent() && printed.get().isComplete()) {
      return printed;
    }
    Optional<Footprint> usual = find(troops, formation);
    return printed.isPresent() && usual.isPresent()
        ? Optional.of(printed.get().filledFrom(usual.get()))
        : printed.or(() -> usual);
  }

  /** The default figures alone; nothing where the strength is not known. */
  private Optional<Footprint> find(Troops troops, Formation formation) {
    TableRow row = row(troops, formation.key());
    int strength = troops.arm() == Arm.ARTILLERY ? troops.pieces() : troops.men();
    boolean whole = row.isDash("strength");
    if (!whole && strength == 0) {
      return Optional.empty();
    }
    Fraction share = whole ? Fraction.ONE : Fraction.of(strength, row.getInteger("strength"));
    String grows = row.getText("grows");
    Fraction front = grown(row, "frontage", !grows.equals("depth"), share);
    Fraction depth = grown(row, "depth", !grows.equals("front"), share);
    boolean inRanks = formation == Formation.LINE && troops.arm() == Arm.INFANTRY;
    if (inRanks && troops.ranks().isPresent()) {
      front = front.times(Fraction.of(USUAL_RANKS, Math.max(1, troops.ranks().getAsInt())));
    }
    return Optional.of(new Footprint(front, depth, unit, metresPerUnit, row.citation()));
  }

  private static Fraction grown(TableRow row, String column, boolean grows, Fraction share) {
    Fraction figure = Fraction.of(row.getInteger(column));
    return grows ? figure.times(share) : figure;
  }

  private TableRow row(Troops troops, String formation) {
    String arm =
        switch (troops.arm()) {
          case INFANTRY, ENGINEERS -> "infantry";
          case CAVALRY -> "cavalry";
          case ARTILLERY -> "artillery";
          case TRAIN -> "train";
          case STAFF -> "staff";
        };
    TableRow row = table.getRow(arm, formation);
    @Nullable String like = row.findText("as").orElse(null);
    while (like != null) {
      row = table.getRow(arm, like);
      like = row.findText("as").orElse(null);
    }
    return row;
  }
}
