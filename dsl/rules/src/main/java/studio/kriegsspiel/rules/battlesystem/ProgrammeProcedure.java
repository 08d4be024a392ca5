package studio.kriegsspiel.rules.battlesystem;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code programme}: what a unit does in the three phases ordered for a turn. */
final class ProgrammeProcedure extends AskedProcedure<ProgrammeProcedure.Asked> {

  /** What a phase may be ordered for. */
  enum Act {
    MOVE,
    FIRE,
    MELEE
  }

  /** The orders of a unit, and what befell it meanwhile. */
  record Asked(
      @Ask("order for phase 1") Act first,
      @Ask("order for phase 2") Act second,
      @Ask("order for phase 3") Act third,
      @Ask(value = "phase it is contacted in by a charge, 0 none", most = 3, or = "0")
          int chargedIn,
      @Ask(value = "phase in which it evades, 0 none", most = 3, or = "0") int evadedIn,
      @Ask(value = "morale after phase 1", least = -99, most = 99, or = "1") Fraction afterFirst,
      @Ask(value = "morale after phase 2", least = -99, most = 99, or = "1")
          Fraction afterSecond) {}

  private final RuleBook book;
  private final Morale morale;

  ProgrammeProcedure(RuleBook book) {
    super(
        "programme",
        "What a unit does in the phases ordered for one turn",
        book.printed("Combat table"),
        Asked.class,
        book.tables());
    this.book = book;
    morale = new Morale(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    List<String> done = new ArrayList<>();
    List<Act> wanted = List.of(asked.first(), asked.second(), asked.third());
    String level = book.isOn("brigade-game") ? "brigade" : "battalion";
    int phases = book.table("turn-times").getInteger("phases", level);
    if (phases != wanted.size()) {
      throw new InvalidQuestionException("A turn has " + phases + " phases.");
    }
    for (int phase = 1; phase <= phases; phase++) {
      done.add(done(asked, phase, wanted.get(phase - 1), trace));
    }
    return new Decision.Decided(
        "The unit does: %s.".formatted(String.join(", ", done)),
        List.of(
            new Result("first", done.get(0), ""),
            new Result("second", done.get(1), ""),
            new Result("third", done.get(2), "")));
  }

  private String done(Asked asked, int phase, Act order, Trace trace) {
    Effect effect = effect(asked, phase);
    String step = "phase " + phase;
    if (effect == Effect.FORCED_BACK || effect == Effect.ROUT) {
      trace.add(step, "out of action: " + effect.words(), morale.citation(effect));
      return "none";
    }
    if (asked.evadedIn() > 0 && phase >= asked.evadedIn()) {
      trace.add(step, "evading, for the whole turn", book.printed("Tactical or Battle Movement"));
      return "evade";
    }
    boolean turned = asked.chargedIn() == phase && order == Act.FIRE;
    String word = Parameter.word(turned ? Act.MELEE : order);
    trace.add(step, turned ? "fire becomes melee" : word, citation());
    return word;
  }

  /** The worst that morale made of the unit before a phase. */
  private Effect effect(Asked asked, int phase) {
    Effect first = phase < 2 ? Effect.STEADY : effect(asked.afterFirst());
    Effect second = phase < 3 ? Effect.STEADY : effect(asked.afterSecond());
    return second.compareTo(first) > 0 ? second : first;
  }

  private Effect effect(Fraction points) {
    return morale.effect(Hundredths.of(points));
  }
}
