package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code skirmish-fire}. */
final class SkirmishProcedure extends NamedProcedure {
  private final RuleBook book;

  SkirmishProcedure(RuleBook book) {
    super(
        "skirmish-fire",
        "Figures lost by the fire of skirmishers",
        book.printed("Skirmishers"),
        List.of(
            Parameter.number("figures", "skirmishing figures that fire", 1, 300),
            Parameter.choice("shelter", "what the target stands in", Shelter.class).or("none")));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    RuleTable table = book.table("skirmish-fire");
    Citation citation = citation();
    int figures = question.getNumber("figures");
    int per = table.getInteger("value", "figures-per-die");
    int over = table.getInteger("value", "figures-over-for-extra-die");
    int count = figures / per + (figures % per >= over ? 1 : 0);
    int needed = table.getInteger("value", "die-that-hits");
    trace.add("dice, one for " + per + " figures, one more for " + over + " over", count, citation);
    DiceStream stream = dice.stream("fire");
    int sixes = 0;
    for (int i = 0; i < count; i++) {
      int die = stream.throwDie(6);
      sixes += die >= needed ? 1 : 0;
      trace.addThrow("skirmisher's die", "D6", die, die >= needed ? "casualty" : "miss", citation);
    }
    boolean sheltered = question.getChoice("shelter", Shelter.class) != Shelter.NONE;
    int quarters = Casualties.QUARTERS * sixes;
    if (sheltered) {
      quarters /= table.getInteger("value", "cover-divides-by");
      trace.add("cover or buildings halve", Casualties.show(quarters), citation);
    }
    int lost = new Casualties(book, "musketry-casualties").removed(quarters, stream, trace);
    return new Decision.Decided(
        "The target loses %d figures%s."
            .formatted(lost, sixes >= 2 ? ", and a general with it may be at risk" : ""),
        List.of(
            new Result("dice", count, ""),
            new Result("lossFigures", lost, "figures"),
            new Result("generalAtRisk", sixes >= 2, "")));
  }
}
