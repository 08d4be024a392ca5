package studio.kriegsspiel.scenario.orders;

import java.util.List;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/** One line of an order sheet. */
public sealed interface SheetOrder {
  /** When it is given. */
  Moment at();

  /** The place of the line. */
  TextSpan span();

  /**
   * An order to a unit.
   *
   * @param verb what it is to do, such as {@code holds}
   * @param words the whole of it as written
   * @param places the places that it names
   */
  record ToUnit(
      Moment at, UnitId unit, String verb, String words, List<Named> places, TextSpan span)
      implements SheetOrder {
    /** Copies the list. */
    public ToUnit {
      places = List.copyOf(places);
    }
  }

  /** A message to somebody of the own side. */
  record Message(Moment at, Audience to, Passage text, TextSpan span) implements SheetOrder {}

  /**
   * A place by its name.
   *
   * @param name without quotation marks
   */
  record Named(String name, TextSpan span) {}
}
