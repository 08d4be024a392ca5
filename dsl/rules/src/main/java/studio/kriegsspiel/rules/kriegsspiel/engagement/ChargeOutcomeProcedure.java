package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code charge-outcome}: what both sides do in the move after a cavalry fight. */
final class ChargeOutcomeProcedure extends NamedProcedure {
  private final RuleBook book;
  private final CavalryAction action;

  ChargeOutcomeProcedure(RuleBook book) {
    super(
        "charge-outcome",
        "What follows a cavalry fight in the next move",
        book.printed("The Outcome"),
        List.of(
            Parameter.yesNo("second-line", "the beaten side has a second line"),
            Parameter.choice("victor", "what the victors do", List.of("rally", "pursue")),
            Parameter.number("second-line-paces", "from the victors to that line", 0, 3000).or("0"),
            Parameter.choice(
                    "obstacles",
                    "what the beaten meet in their retreat",
                    List.of("none", "insurmountable-later", "surmountable"))
                .or("none"),
            Parameter.number("squadrons", "beaten squadrons", 1, 48).or("1")));
    this.book = book;
    this.action = new CavalryAction(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    boolean second = question.is("second-line");
    boolean pursue = question.getText("victor").equals("pursue");
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
      if (question.getNumber("second-line-paces") > reach) {
        return new Decision.Forbidden(
            "The second line can only be attacked at once within " + reach + " paces.",
            action.citation("the second line can be attacked at once within"));
      }
      int points = action.whole("index points for attacking it at once");
      trace.add("attack on the second line at once", points, citation());
      results.add(new Result("victorPoints", points, "index points"));
    }
    obstacles(question, dice, trace, results);
    return new Decision.Decided(
        retreat + "; the victors " + (pursue ? "follow at the gallop." : "rally."), results);
  }

  private void obstacles(Question question, Dice dice, Trace trace, List<Result> results) {
    switch (question.getText("obstacles")) {
      case "insurmountable-later" -> {
        String what = "index points of the beaten at an obstacle met later";
        trace.add("insurmountable obstacle met later", action.whole(what), action.citation(what));
        results.add(new Result("beatenPoints", action.whole(what), "index points"));
        results.add(
            new Result(
                "beatenRallyIfTheyWin",
                action.whole("moves the beaten rally if they win there"),
                "moves"));
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
        results.add(new Result("lossPoints", each * question.getNumber("squadrons"), "points"));
      }
      default -> {
        // nothing in the way
      }
    }
  }
}
