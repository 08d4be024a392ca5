package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code way}: the broadest formation on a road, bridge or gateway. */
public final class WayProcedure extends AskedProcedure<WayProcedure.Case> {
  private final WayWidths ways;

  /** The way and who passes. */
  record Case(
      @Ask(value = "what they pass", from = WayWidths.Known.class) String way,
      @Ask(
              value = "who passes",
              of = {"infantry", "cavalry", "artillery"})
          String arm,
      @Ask("it is a small unit, which may pass at any speed") boolean small) {}

  public WayProcedure(RuleBook book) {
    super(
        "way",
        "The broadest formation on a road, bridge or gateway",
        book.printed(book.table("road-widths").source()),
        Case.class,
        book.tables());
    this.ways = new WayWidths(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    String way = question.way();
    if (!ways.ways().contains(way)) {
      throw new InvalidQuestionException(
          "The table in force has no `%s`, but %s.".formatted(way, String.join(", ", ways.ways())));
    }
    Optional<String> broadest = ways.findBroadest(way, question.arm());
    trace.add("broadest formation", broadest.orElse("by the map"), ways.citation(way));
    boolean walk = ways.isWalkOnly(way) && !(question.small() && ways.areSmallUnitsFree(way));
    return new Decision.Decided(
        broadest
            .map(front -> "They pass at most in " + front + (walk ? ", at the walk." : "."))
            .orElse("The map or the umpire decides."),
        List.of(
            new Result("broadest", broadest.orElse("by the map"), ""),
            new Result("walkOnly", walk, "")));
  }
}
