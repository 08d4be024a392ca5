package studio.kriegsspiel.rules.kriegsspiel.procedures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.kriegsspiel.march.Handling;
import studio.kriegsspiel.rules.kriegsspiel.march.Passage;
import studio.kriegsspiel.rules.kriegsspiel.march.Ways;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.procedure.ProcedureCard;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** Questions about narrow ways, deploying from column, and the handling of guns. */
final class WayProcedures {
  private final RuleBook book;

  private WayProcedures(RuleBook book) {
    this.book = book;
  }

  static List<Procedure> of(RuleBook book) {
    WayProcedures all = new WayProcedures(book);
    List<Procedure> procedures = new ArrayList<>(List.of(all.way(), all.deploy()));
    if (book.tables().find("handling").isPresent()) {
      procedures.add(all.handle());
    }
    return procedures;
  }

  private Procedure way() {
    Ways ways = new Ways(book);
    return new ProcedureCard(
        book.id(),
        "way",
        "The broadest formation on a road, bridge or gateway",
        book.printed(book.table("road-widths").source()),
        List.of(
            Parameter.choice("way", "what they pass", ways.ways()),
            Parameter.choice("arm", "who passes", List.of("infantry", "cavalry", "artillery"))),
        this::decideWay);
  }

  private Decision decideWay(Question question, Dice dice, Trace trace) {
    Ways ways = new Ways(book);
    String way = question.getText("way");
    Optional<String> broadest = ways.findBroadest(way, question.getText("arm"));
    trace.add("broadest formation", broadest.orElse("by the map"), ways.citation(way));
    boolean walk = ways.isWalkOnly(way);
    return new Decision.Decided(
        broadest
            .map(front -> "They pass at most in " + front + (walk ? ", at the walk." : "."))
            .orElse("The map or the umpire decides."),
        List.of(
            new Result("broadest", broadest.orElse("by the map"), ""),
            new Result("walkOnly", walk, "")));
  }

  private Procedure deploy() {
    return new ProcedureCard(
        book.id(),
        "deploy",
        "How long the head of a column halts until the tail is up",
        book.printed("Introduction"),
        List.of(
            Parameter.number("length", "length of the column in paces", 0, 100_000),
            Parameter.number("lengthening", "times longer while it narrowed for a passage", 1, 50)
                .or("1"),
            Parameter.number("rate", "paces a move", 1, 900).or("200")),
        (question, dice, trace) -> {
          Passage passage =
              new Passage(
                  question.getNumber("length"),
                  question.getNumber("lengthening"),
                  question.getNumber("rate"));
          trace.add(
              "way of the tail",
              passage.lengthPaces() + " paces at " + passage.rate() + " a move",
              book.printed("Introduction"));
          return new Decision.Decided(
              "The head halts " + passage.deployingMoves() + " moves until the tail is up.",
              List.of(
                  new Result("moves", passage.deployingMoves(), "moves"),
                  new Result("tailWaitsMoves", passage.tailWaits(), "moves")));
        });
  }

  private Procedure handle() {
    return new ProcedureCard(
        book.id(),
        "handle",
        "How long guns and formations take to change",
        book.printed(book.table("handling").source()),
        List.of(Parameter.choice("action", "what is done", new Handling(book).actions())),
        (question, dice, trace) -> {
          Handling handling = new Handling(book);
          String action = question.getText("action");
          int moves = handling.moves(action);
          trace.add(action.replace('-', ' '), moves + " moves", handling.citation(action));
          return new Decision.Decided(
              "It takes " + moves + (moves == 1 ? " move." : " moves."),
              List.of(new Result("moves", moves, "moves")));
        });
  }
}
