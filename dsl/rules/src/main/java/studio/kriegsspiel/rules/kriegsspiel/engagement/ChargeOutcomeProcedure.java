package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.kriegsspiel.assault.FullStrength;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code charge-outcome}: what both sides do in the move after a cavalry fight. */
final class ChargeOutcomeProcedure extends AskedProcedure<ChargeOutcomeProcedure.Case> {
  private static final String LATER = "index points of the beaten at an obstacle met later";

  private final RuleBook book;
  private final CavalryAction action;
  private final FullStrength strength;

  /** The case that is asked about. */
  @Excludes(
      value = {"victor=pursue", "second-line", "!second-line-paces"},
      says = "Victors who pursue meet the second line at a distance: give it.")
  @Excludes(
      value = {"second-line-paces>0", "!second-line"},
      says = "A distance of a second line is given, but the beaten have none.")
  record Case(
      @Ask("the beaten side has a second line") boolean secondLine,
      @Ask(
              value = "what the victors do",
              of = {"rally", "pursue"})
          String victor,
      @Ask(value = "from the victors to that line", most = 3000) OptionalInt secondLinePaces,
      @Ask(
              value = "what the beaten meet in their retreat",
              of = {"none", "insurmountable-later", "surmountable"},
              or = "none")
          String obstacles,
      @Ask(value = "beaten squadrons", least = 1, most = 48, or = "1") int squadrons,
      @Ask(value = "points the beaten have lost until now", most = 100_000, or = "0")
          Fraction beatenLostPoints) {}

  ChargeOutcomeProcedure(RuleBook book) {
    super(
        "charge-outcome",
        "What follows a cavalry fight in the next move",
        book.printed("The Outcome"),
        Case.class,
        book.tables());
    this.book = book;
    this.action = new CavalryAction(book);
    this.strength = new FullStrength(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    boolean second = question.secondLine();
    boolean pursue = question.victor().equals("pursue");
    List<Result> results = new ArrayList<>();
    int back = second ? 0 : action.whole("a beaten line without a second retires");
    String retreat =
        second ? "The beaten go behind their second line" : "The beaten go back " + back + " paces";
    trace.add(
        "the beaten line",
        second ? "behind the second line" : back + " paces",
        action.citation("a beaten line without a second retires"));
    results.add(new Result("retreatPaces", back, "paces"));
    if (pursue && second) {
      int reach = action.whole("the second line can be attacked at once within");
      if (question.secondLinePaces().orElse(0) > reach) {
        return new Decision.Forbidden(
            "The second line can only be attacked at once within " + reach + " paces.",
            action.citation("the second line can be attacked at once within"));
      }
      int points = action.whole("index points for attacking it at once");
      trace.add("attack on the second line at once", points, citation());
      results.add(new Result("victorPoints", points, "index points"));
    }
    Fraction left =
        strength.squadron().times(question.squadrons()).minus(question.beatenLostPoints());
    if (left.signum() <= 0) {
      throw new InvalidQuestionException(
          "Nothing is left of the beaten: %d squadrons have lost %s points."
              .formatted(question.squadrons(), question.beatenLostPoints()));
    }
    Fraction thrown = Fraction.of(obstacles(question, dice, trace, results));
    boolean gone = thrown.compareTo(left) >= 0;
    Fraction lost = gone ? left : thrown;
    Decision.Decided decided =
        new Decision.Decided(
                retreat
                    + "; the victors "
                    + (pursue ? "follow at the gallop." : "rally.")
                    + (gone ? " Nothing is left of the beaten: they are gone." : ""),
                results)
            .after("beaten", "lost-points", question.beatenLostPoints().plus(lost));
    decided = gone ? decided.gone("beaten") : decided;
    if (question.obstacles().equals("insurmountable-later")) {
      decided = decided.after("given-points", -action.whole(LATER));
    }
    return pursue && second ? decided.after("victors", "just-victorious", true) : decided;
  }

  /** Adds what lies in the way, and returns the points it costs. */
  private int obstacles(Case question, Dice dice, Trace trace, List<Result> results) {
    switch (question.obstacles()) {
      case "insurmountable-later" -> {
        trace.add("insurmountable obstacle met later", action.whole(LATER), action.citation(LATER));
        results.add(new Result("beatenPoints", action.whole(LATER), "index points"));
        results.add(
            new Result(
                "beatenRallyIfTheyWin",
                action.whole("moves the beaten rally if they win there"),
                "moves"));
        return 0;
      }
      case "surmountable" -> {
        int least = action.whole("loss at surmountable obstacles, least");
        int most = action.whole("loss at surmountable obstacles, most");
        int thrown = dice.stream("melee").throwDie(most - least + 1);
        int each = least + thrown - 1;
        trace.addThrow(
            "loss a squadron at surmountable obstacles",
            "D" + (most - least + 1),
            thrown,
            each + " points",
            book.defaulted("DC-01"));
        int loss = each * question.squadrons();
        results.add(new Result("lossPoints", loss, "points"));
        return loss;
      }
      default -> {
        return 0;
      }
    }
  }
}
