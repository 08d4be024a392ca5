package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code fire}. */
final class FireProcedure extends NamedProcedure {
  private final Fire fire;

  FireProcedure(RuleBook book) {
    super(
        "fire",
        "Losses of men and morale by one unit's fire in one phase",
        book.printed("Combat table"),
        List.of(
            Parameter.choice("weapon", "what the unit fires with", Weapon.class).or("musket"),
            Parameter.number("range-spaces", "range in movement spaces", 0, 99).or("1"),
            Parameter.number("men", "men in the ranks; guns fire by their class", 0, 99_999)
                .or("0"),
            Parameter.choice("grade", "grade of the firer", Quality.class).or("regular"),
            Parameter.choice("nation", "nation of the firer", Nation.class).or("other"),
            Parameter.yesNo("column", "the firer stands in column"),
            Parameter.yesNo("moved", "the firer moved or moves this phase"),
            Parameter.yesNo("disordered", "the firer is disordered"),
            Parameter.yesNo("taken-in-flank", "the firer returns fire taken in its flank"),
            Parameter.choice("own-cover", "cover of the firer", Cover.class).or("none"),
            Parameter.choice("target-cover", "cover of the target", Cover.class).or("none"),
            Parameter.yesNo("target-flank", "the target is fired on from a flank"),
            Parameter.choice("heavy-against", "whom heavy cavalry fires on", Troops.class)
                .or("infantry"),
            Parameter.number("phases-fired", "phases of this turn the guns fired in", 0, 3).or("0"),
            Parameter.yesNo("nearest", "the target is the closest enemy unit").or("yes")));
    fire = new Fire(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    Volley volley =
        new Volley(
            question.getChoice("weapon", Weapon.class),
            question.getNumber("range-spaces"),
            question.getNumber("men"),
            question.getChoice("grade", Quality.class),
            question.getChoice("nation", Nation.class),
            question.is("column"),
            question.is("moved"),
            question.is("disordered"),
            question.is("taken-in-flank"),
            question.getChoice("own-cover", Cover.class),
            question.getChoice("target-cover", Cover.class),
            question.is("target-flank"),
            question.getChoice("heavy-against", Troops.class));
    Optional<Decision.Forbidden> forbidden =
        fire.findForbidden(volley, question.getNumber("phases-fired"), question.is("nearest"));
    if (forbidden.isPresent()) {
      return forbidden.get();
    }
    Losses losses = fire.resolve(volley, dice.stream("fire"), trace);
    return new Decision.Decided(
        "The target loses %d men and %s points of morale."
            .formatted(losses.men(), Hundredths.points(losses.moraleHundredths())),
        results("", losses));
  }

  /** The results of one die, their names beginning with a prefix. */
  static List<Result> results(String prefix, Losses losses) {
    return List.of(
        new Result(name(prefix, "die"), losses.modified(), ""),
        new Result(name(prefix, "casualtyPercent"), losses.percent(), "percent"),
        new Result(name(prefix, "lossMen"), losses.men(), "men"),
        new Result(
            name(prefix, "lossMenExact"), Fraction.of(losses.tenThousandths(), 10_000), "men"),
        new Result(
            name(prefix, "lossMorale"), Hundredths.points(losses.moraleHundredths()), "points"));
  }

  private static String name(String prefix, String name) {
    return prefix.isEmpty()
        ? name
        : prefix + Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
