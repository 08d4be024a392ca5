package studio.kriegsspiel.rules.kriegskunst;

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
  private static final List<String> ACTS = List.of("none", "charging", "firing");

  private final Fire fire;

  FireProcedure(RuleBook book) {
    super(
        "fire",
        "Figures lost by the fire of a formed unit or of guns",
        book.printed("Firing"),
        List.of(
            Parameter.choice("weapon", "what the unit fires with", Weapon.class).or("musket"),
            Parameter.number("firing", "figures, or model guns, that fire", 1, 999),
            Parameter.number("range-inches", "range in inches", 0, 99),
            Parameter.choice("grade", "grade of the firer", Quality.class).or("line"),
            Parameter.choice("state", "state of the firer", State.class).or("formed"),
            Parameter.choice("target-acts", "what the target does to the firer", ACTS).or("none"),
            Parameter.yesNo("moved", "the firer moved this turn"),
            Parameter.yesNo("first-turn", "it fires for the first time"),
            Parameter.yesNo("fired-before", "it fired in the turn before"),
            Parameter.yesNo("gun-attached", "a battalion gun is attached"),
            Parameter.yesNo("point-blank", "chargers are fired on at point-blank range"),
            Parameter.choice("target", "how the target stands", Target.class).or("formed"),
            Parameter.choice("shelter", "what the target stands in", Shelter.class).or("none"),
            Parameter.yesNo("enfiladed", "the target is enfiladed"),
            Parameter.yesNo("supported", "the target has supports within 4 inches"),
            Parameter.yesNo("charging-cavalry", "the target is charging cavalry")));
    fire = new Fire(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    Shot shot =
        new Shot(
            question.getChoice("weapon", Weapon.class),
            question.getNumber("firing"),
            question.getNumber("range-inches"),
            question.getChoice("grade", Quality.class),
            question.getChoice("state", State.class),
            question.is("moved"),
            question.is("first-turn"),
            question.is("fired-before"),
            question.is("gun-attached"),
            question.is("point-blank"),
            question.getChoice("target", Target.class),
            question.getChoice("shelter", Shelter.class),
            question.is("enfiladed"),
            question.is("supported"),
            question.is("charging-cavalry"));
    String acts = question.getText("target-acts");
    Optional<Decision.Forbidden> forbidden =
        fire.findForbidden(shot, acts.equals("charging"), acts.equals("firing"));
    if (forbidden.isPresent()) {
      return forbidden.get();
    }
    Hit hit = fire.resolve(shot, dice.stream("fire"), trace);
    return new Decision.Decided(
        "The target loses %d figure%s.".formatted(hit.figures(), hit.figures() == 1 ? "" : "s"),
        List.of(
            new Result("score", hit.score(), "pips"),
            new Result("lossExactFigures", Fraction.of(hit.quarters(), 4), "figures"),
            new Result("lossFigures", hit.figures(), "figures"),
            new Result("longRange", fire.isLong(shot.weapon(), shot.inches()), "")));
  }
}
