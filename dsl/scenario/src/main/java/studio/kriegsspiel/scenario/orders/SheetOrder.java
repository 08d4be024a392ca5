package studio.kriegsspiel.scenario.orders;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/** One line of an order sheet. */
public sealed interface SheetOrder {
  /** What the function of its kind makes of it. */
  <R> R match(Function<ToUnit, R> toUnit, Function<Message, R> message);

  /** When it is given. */
  Moment at();

  /** The place of the line. */
  TextSpan span();

  /**
   * An order to a unit.
   *
   * @param verb what it is to do, such as {@code holds}
   * @param words the whole of it as written
   * @param places the places that it names, those of its way among them
   * @param goal the one of them where it is to go or to be, if the order says so
   * @param ways those that its way goes by, in their order
   * @param due by when or until when, if the order says so
   * @param unitSpan the unit's name in the line
   */
  record ToUnit(
      Moment at,
      UnitId unit,
      String verb,
      String words,
      List<Named> places,
      Optional<Named> goal,
      List<Named> ways,
      Optional<Moment> due,
      TextSpan unitSpan,
      TextSpan span)
      implements SheetOrder {
    @Override
    public <R> R match(Function<ToUnit, R> toUnit, Function<Message, R> message) {
      return toUnit.apply(this);
    }

    /** Copies the lists. */
    public ToUnit {
      places = List.copyOf(places);
      ways = List.copyOf(ways);
    }
  }

  /** A message to somebody of the own side. */
  record Message(Moment at, Audience to, Passage text, TextSpan span) implements SheetOrder {
    @Override
    public <R> R match(Function<ToUnit, R> toUnit, Function<Message, R> message) {
      return message.apply(this);
    }
  }

  /**
   * A place by its name, or so far from it.
   *
   * @param name without quotation marks
   * @param at the place itself, or what is measured from it
   * @param said the whole of it in words, such as {@code 800 paces south of "Crossroads"}
   * @param span the name
   */
  record Named(String name, Position at, String said, TextSpan span) {}
}
