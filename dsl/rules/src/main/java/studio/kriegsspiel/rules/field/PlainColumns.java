package studio.kriegsspiel.rules.field;

import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.concept.TerrainKind;

/**
 * The columns of a book that says nothing of their fronts: on half the front they are twice as
 * long.
 *
 * @param closingUp the default that fills the gap
 */
public record PlainColumns(Citation closingUp) implements ColumnRules {

  @Override
  public Optional<Footprint> findLength(Troops troops, String front) {
    return Optional.empty();
  }

  @Override
  public Lengthening narrow(double usualMetres, double leftMetres) {
    return new Lengthening(Math.max(1, usualMetres / leftMetres), closingUp);
  }

  @Override
  public Optional<PassageTime> findPassageTime(Troops troops, TerrainKind passed) {
    return Optional.empty();
  }
}
