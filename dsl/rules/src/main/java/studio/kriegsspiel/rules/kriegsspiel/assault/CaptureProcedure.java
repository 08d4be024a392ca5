package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code capture}: whether a surrounded body is taken (§69). */
final class CaptureProcedure extends AskedProcedure<CaptureProcedure.Case> {
  private static final int MOST_MEN = 1_000_000;
  private static final int SUPERIORITY = 3;
  private static final int ESCORT_SHARE = 10;
  private static final String DIE = "III";

  private final CombatDice combatDice;

  /** The case that is asked about. */
  record Case(
      @Ask(
              name = "case",
              value = "how they are held",
              of = {"surrounded", "defile", "beaten-and-attacked-in-rear"})
          String held,
      @Ask(value = "men around them", least = 1, most = MOST_MEN) int captors,
      @Ask(value = "men held", least = 1, most = MOST_MEN) int captives,
      @Ask("every way out within 800 paces is cut") boolean routesCut,
      @Ask("the captors are in touch with each other") boolean inTouch,
      @Ask("help from outside is to be expected soon") boolean helpNear) {}

  CaptureProcedure(RuleBook book) {
    super(
        "capture",
        "Whether a surrounded body is taken prisoner",
        Citation.printed(
            book.id(), book.id().equals(RuleBookId.BRITISH_1815) ? "Prisoners" : "§69", ""),
        Case.class,
        book.tables());
    combatDice = new CombatDice(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    int captors = question.captors();
    int captives = question.captives();
    return switch (question.held()) {
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

  private Decision surrounded(Case question, int captors, int captives, Dice dice, Trace trace) {
    boolean closed = question.routesCut() && question.inTouch() && !question.helpNear();
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
    Decision.Decided decided =
        new Decision.Decided(
            taken
                ? "They are taken; their escort needs %d men.".formatted(escort)
                : "They are not taken and must be attacked or attack themselves.",
            List.of(new Result("captured", taken, ""), new Result("escortMen", escort, "men")));
    return taken ? decided.taken("captives") : decided;
  }
}
