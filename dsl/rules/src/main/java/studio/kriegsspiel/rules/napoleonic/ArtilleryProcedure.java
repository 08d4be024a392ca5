package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code artillery}: what one battery does to one unit. */
final class ArtilleryProcedure extends NamedProcedure {
  private final ArtilleryTable table;
  private final Effects effects;
  private final Chance chance;

  ArtilleryProcedure(RuleBook book) {
    super(
        "artillery",
        "What the fire of one battery does to one unit",
        book.printed("6 Artillery firing"),
        List.of(
            Parameter.choice("kind", "foot or horse battery", List.of("foot", "horse")),
            Parameter.number("range-mm", "distance in millimetres", 0, 9_999),
            Parameter.yesNo("target-disrupted", "the target is disrupted"),
            Parameter.yesNo("battery-disrupted", "the battery is disrupted"),
            Parameter.yesNo("limbered", "the battery is limbered, or was this turn"),
            Parameter.yesNo("fired", "the battery has fired this turn"),
            Parameter.yesNo("visible", "the target is in direct line of sight").or("yes"),
            Parameter.yesNo("active", "its army is the attacking one").or("yes")));
    table = new ArtilleryTable(book);
    effects = new Effects(book);
    chance = new Chance(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    String kind = question.getText("kind");
    int distance = question.getNumber("range-mm");
    String why =
        !question.is("active")
            ? "Only the attacking army fires its batteries."
            : question.is("battery-disrupted")
                ? "A disrupted battery may not fire."
                : question.is("fired")
                    ? "A battery fires once a turn."
                    : question.is("limbered")
                        ? "A battery fires in the move after it was unlimbered."
                        : !question.is("visible")
                            ? "Artillery fires only at visible units in direct line of sight."
                            : "";
    if (!why.isEmpty()) {
      return new Decision.Forbidden(why, citation());
    }
    if (distance > table.longest(kind)) {
      return new Decision.Forbidden(
          "A %s battery reaches %d mm, not %d.".formatted(kind, table.longest(kind), distance),
          table.citation(kind, table.longest(kind), 0));
    }
    int number = Math.min(Chance.MOST, chance.draw("artillery", dice.stream("fire"), trace));
    String result = table.result(kind, distance, number);
    trace.add(
        "%s battery at %d mm".formatted(kind, distance),
        result,
        table.citation(kind, distance, number));
    boolean disrupted = question.is("target-disrupted");
    Effect effect = result.equals("N") ? Effect.NONE : effects.of(Code.DD, false, disrupted, trace);
    boolean extra = result.equals("L") && !disrupted;
    if (extra) {
      trace.add("loss besides", "one base off", table.citation(kind, distance, number));
    }
    int bases = effect.basesLost() + (extra ? 1 : 0);
    return new Decision.Decided(
        bases == 0 && effect.then() == Effect.Then.UNCHANGED
            ? "The fire has no effect."
            : "The target loses %d base unit%s and %s."
                .formatted(
                    bases,
                    bases == 1 ? "" : "s",
                    effect.then() == Effect.Then.ROUTS ? "routs" : "is disrupted"),
        List.of(
            new Result("result", result, ""),
            new Result("basesLost", bases, "base units"),
            new Result("victoryPoints", effect.victoryPoints() + (extra ? 1 : 0), "points"),
            new Result("then", Parameter.word(effect.then()), "")));
  }
}
