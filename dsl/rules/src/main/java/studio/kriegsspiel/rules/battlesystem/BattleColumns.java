package studio.kriegsspiel.rules.battlesystem;

import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.ColumnRules;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.PlainColumns;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.table.TableRow;

/** Columns of the Battle System: it prints minutes for a hundred men, and nothing of fronts. */
final class BattleColumns implements ColumnRules {
  private final RuleBook book;
  private final PlainColumns plain;

  BattleColumns(RuleBook book) {
    this.book = book;
    this.plain = new PlainColumns(book.defaulted("DB-09"));
  }

  @Override
  public Optional<Footprint> findLength(Troops troops, String front) {
    return plain.findLength(troops, front);
  }

  @Override
  public Lengthening narrow(double usualMetres, double leftMetres) {
    return plain.narrow(usualMetres, leftMetres);
  }

  @Override
  public Optional<PassageTime> findPassageTime(Troops troops, TerrainKind passed) {
    String key =
        switch (passed) {
          case BRIDGE -> "bridge";
          case VILLAGE, TOWN -> "built-up-area";
          default -> "";
        };
    if (key.isEmpty() || troops.men() == 0) {
      return Optional.empty();
    }
    TableRow row = book.table("passages").getRow(key);
    return Optional.of(
        new PassageTime(row.getInteger("minutes") * troops.men() / 100.0, row.citation()));
  }

  @Override
  public Citation closingUp() {
    return plain.closingUp();
  }
}
