package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code capture}: whether a surrounded body is taken (§69). */
final class CaptureProcedure extends NamedProcedure {
  private static final int MOST_MEN = 1_000_000;
  private static final int SUPERIORITY = 3;
  private static final int ESCORT_SHARE = 10;
  private static final String DIE = "III";

  private final CombatDice combatDice;

  CaptureProcedure(RuleBook book) {
    super(
        "capture",
        "Whether a surrounded body is taken prisoner",
        Citation.printed(book.id(), book.id() == RuleBookId.BRITISH_1815 ? "Prisoners" : "§69", ""),
        List.of(
            Parameter.choice(
                "case",
                "how they are held",
                List.of("surrounded", "defile", "beaten-and-attacked-in-rear")),
            Parameter.number("captors", "men around them", 1, MOST_MEN),
            Parameter.number("captives", "men held", 1, MOST_MEN),
            Parameter.yesNo("routes-cut", "every way out within 800 paces is cut"),
            Parameter.yesNo("in-touch", "the captors are in touch with each other"),
            Parameter.yesNo("help-near", "help from outside is to be expected soon")));
    combatDice = new CombatDice(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int captors = question.getNumber("captors");
    int captives = question.getNumber("captives");
    return switch (question.getText("case")) {
      case "defile" -> {
        trace.add(
            "caught in a defile, equal strength suffices", captors + " to " + captives, citation());
        yield decided(captors >= captives, captives);
      }
      case "surrounded" -> surrounded(question, captors, captives, dice, trace);
      default -> {
        trace.add("forced back and attacked in the rear", "taken", citation());
        yield decided(true, captives);
      }
    };
  }

  private Decision surrounded(
      Question question, int captors, int captives, Dice dice, Trace trace) {
    boolean closed =
        question.is("routes-cut") && question.is("in-touch") && !question.is("help-near");
    if (!closed || captors < (long) SUPERIORITY * captives) {
      trace.add(
          "threefold strength, all ways cut, captors in touch, no help near",
          "not all hold",
          citation());
      return decided(false, captives);
    }
    CombatDie die = combatDice.die(CombatDice.points(DIE));
    boolean taken = die.fall(dice.stream("capture"), trace).circle() == Circle.BLACK;
    return decided(taken, captives);
  }

  private static Decision decided(boolean taken, int captives) {
    int escort = taken ? (captives + ESCORT_SHARE - 1) / ESCORT_SHARE : 0;
    return new Decision.Decided(
        taken
            ? "They are taken; their escort needs %d men.".formatted(escort)
            : "They are not taken and must be attacked or attack themselves.",
        List.of(new Result("captured", taken, ""), new Result("escortMen", escort, "men")));
  }
}
