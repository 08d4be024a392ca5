package studio.kriegsspiel.rules.battlesystem;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code programme}: what a unit does in the three phases ordered for a turn. */
final class ProgrammeProcedure extends NamedProcedure {
  private static final List<String> KINDS = List.of("move", "fire", "melee");

  private final RuleBook book;
  private final Morale morale;

  ProgrammeProcedure(RuleBook book) {
    super(
        "programme",
        "What a unit does in the phases ordered for one turn",
        book.printed("Combat table"),
        List.of(
            Parameter.choice("first", "order for phase 1", KINDS),
            Parameter.choice("second", "order for phase 2", KINDS),
            Parameter.choice("third", "order for phase 3", KINDS),
            Parameter.number("charged-in", "phase it is contacted in by a charge, 0 none", 0, 3)
                .or("0"),
            Parameter.fraction("after-first", "morale after phase 1", -99, 99).or("1"),
            Parameter.fraction("after-second", "morale after phase 2", -99, 99).or("1")));
    this.book = book;
    morale = new Morale(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    List<String> done = new ArrayList<>();
    List<String> wanted =
        List.of(question.getText("first"), question.getText("second"), question.getText("third"));
    int phases = book.table("turn-times").getInteger("phases", level());
    if (phases != wanted.size()) {
      throw new InvalidQuestionException("A turn has " + phases + " phases.");
    }
    for (int phase = 1; phase <= phases; phase++) {
      Effect effect = phase == 1 ? Effect.STEADY : effect(question, phase);
      if (effect == Effect.FORCED_BACK || effect == Effect.ROUT) {
        trace.add(
            "phase " + phase, "out of action: " + Parameter.word(effect), morale.citation(effect));
        done.add("none");
      } else {
        boolean charged = question.getNumber("charged-in") == phase;
        String order = wanted.get(phase - 1);
        boolean turned = charged && order.equals("fire");
        trace.add("phase " + phase, turned ? "fire becomes melee" : order, citation());
        done.add(turned ? "melee" : order);
      }
    }
    return new Decision.Decided(
        "The unit does: %s.".formatted(String.join(", ", done)),
        List.of(
            new Result("first", done.get(0), ""),
            new Result("second", done.get(1), ""),
            new Result("third", done.get(2), "")));
  }

  private Effect effect(Question question, int phase) {
    String name = phase == 2 ? "after-first" : "after-second";
    Effect now = morale.effect(Hundredths.of(question.getFraction(name)));
    Effect before = phase == 2 ? Effect.STEADY : effect(question, 2);
    return now.compareTo(before) > 0 ? now : before;
  }

  private String level() {
    return book.isOn("brigade-game") ? "brigade" : "battalion";
  }
}
