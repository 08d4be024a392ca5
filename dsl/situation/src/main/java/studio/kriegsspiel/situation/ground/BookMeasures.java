package studio.kriegsspiel.situation.ground;

import java.util.EnumMap;
import java.util.Map;
import studio.kriegsspiel.rules.book.GroundUnit;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.place.Measures;

/**
 * What lengths mean under a rule book with its switches: the only place where the studio takes a
 * pace, an inch on the table or a movement space for metres.
 */
public final class BookMeasures {
  private BookMeasures() {}

  /** The measures of a book. */
  public static Measures of(RuleBook book) {
    Map<LengthUnit, Double> metres = new EnumMap<>(LengthUnit.class);
    metres.put(LengthUnit.PACES, book.pace().toMetres(1));
    GroundUnit own = book.ground();
    switch (own.singular()) {
      case "inch" -> metres.put(LengthUnit.INCHES, own.toMetres(1));
      case "millimetre" -> metres.put(LengthUnit.MILLIMETRES, own.toMetres(1));
      case "movement space" -> metres.put(LengthUnit.SPACES, own.toMetres(1));
      default -> {
        // A book that measures in paces has no other unit of its own.
      }
    }
    return new Measures(metres);
  }
}
