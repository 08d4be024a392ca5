package studio.kriegsspiel.rules.book;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code distance}: the book's unit of ground in metres, and metres in the unit. */
public final class DistanceProcedure extends AskedProcedure<DistanceProcedure.Asked> {

  /** One of the two measures; the other is what is asked for. */
  record Asked(
      @Ask(value = "so many of the book's unit of ground", most = 999_999) Optional<Fraction> units,
      @Ask(value = "so many metres", most = 999_999) Optional<Fraction> metres,
      @Ask(value = "metres to a unit, where the battle declares its own", least = 1, most = 9_999)
          Optional<Fraction> unitMetres) {
    Asked {
      if (units.isPresent() == metres.isPresent()) {
        throw new InvalidQuestionException("Give either `units` or `metres`.");
      }
    }
  }

  private final GroundUnit ground;

  public DistanceProcedure(RuleBook book) {
    super(
        "distance",
        Capital.of(book.ground().plural()) + " in metres, or metres in " + book.ground().plural(),
        book.ground().citation(),
        Asked.class,
        book.tables());
    ground = book.ground();
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    if (asked.unitMetres().isPresent() && !ground.declaredByScenario()) {
      return new Decision.Forbidden(
          "The book fixes the length of a %s itself.".formatted(ground.singular()), citation());
    }
    GroundUnit unit = asked.unitMetres().map(ground::declared).orElse(ground);
    Citation rests =
        asked.unitMetres().isPresent()
            ? Citation.printed(book(), citation().note(), "")
            : citation();
    trace.add("a " + unit.singular(), unit.metres() + " m", rests);
    Fraction units =
        asked.units().orElseGet(() -> asked.metres().orElseThrow().dividedBy(unit.metres()));
    Fraction metres = units.times(unit.metres());
    return new Decision.Decided(
        "%s: %s on the field."
            .formatted(Amount.of(units, unit.plural()), Amount.of(metres, "metres")),
        List.of(new Result("units", units, unit.plural()), new Result("metres", metres, "metres")));
  }
}
