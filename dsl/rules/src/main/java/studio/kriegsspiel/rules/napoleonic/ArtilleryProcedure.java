package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code artillery}: what one battery does to one unit. */
final class ArtilleryProcedure extends AskedProcedure<ArtilleryProcedure.Asked> {

  /** A battery and its target. */
  @Excludes(
      value = {"limbered", "fired"},
      says = "A battery that fired this turn was not limbered in it.")
  record Asked(
      @Ask(
              value = "foot or horse battery",
              of = {"foot", "horse"})
          String kind,
      @Ask(value = "distance in millimetres", most = 9_999) int rangeMm,
      @Ask(value = "order of the target", or = "organised") Organisation targetState,
      @Ask(value = "base units of the target", least = 1, most = 99) OptionalInt targetBases,
      @Ask(value = "base units its army lost before", most = 99_999, or = "0") int targetLost,
      @Ask(value = "order of the battery", or = "organised") Organisation state,
      @Ask("the battery is limbered, or was this turn") boolean limbered,
      @Ask("the battery has fired this turn") boolean fired,
      @Ask(value = "the target is in direct line of sight", or = "yes") boolean visible,
      @Ask(value = "its army is the attacking one", or = "yes") boolean active) {

    /** Why the battery may not fire, if it may not. */
    private Optional<String> findHindrance() {
      return !active
          ? Optional.of("Only the attacking army fires its batteries.")
          : state != Organisation.ORGANISED
              ? Optional.of("A %s battery may not fire.".formatted(Parameter.word(state)))
              : fired
                  ? Optional.of("A battery fires once a turn.")
                  : limbered
                      ? Optional.of("A battery fires in the move after it was unlimbered.")
                      : visible
                          ? Optional.empty()
                          : Optional.of(
                              "Artillery fires only at visible units in direct line of sight.");
    }
  }

  private final RuleBook book;
  private final ArtilleryTable table;
  private final Effects effects;
  private final Thousandths chance;

  ArtilleryProcedure(RuleBook book) {
    super(
        "artillery",
        "What the fire of one battery does to one unit",
        book.printed("6 Artillery firing"),
        Asked.class,
        book.tables());
    this.book = book;
    table = new ArtilleryTable(book);
    effects = new Effects(book);
    chance = new Thousandths(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    Optional<String> hindrance = asked.findHindrance();
    if (hindrance.isPresent()) {
      return new Decision.Forbidden(hindrance.get(), citation());
    }
    String kind = asked.kind();
    int distance = asked.rangeMm();
    if (distance > table.longest(kind)) {
      return new Decision.Forbidden(
          "A %s battery reaches %d mm, not %d.".formatted(kind, table.longest(kind), distance),
          table.citation(kind, table.longest(kind), 0));
    }
    int number = Math.min(Thousandths.MOST, chance.draw("artillery", dice.stream("fire"), trace));
    String result = table.result(kind, distance, number);
    trace.add(
        "%s battery at %d mm".formatted(kind, distance),
        result,
        table.citation(kind, distance, number));
    boolean disrupted = asked.targetState().isMetAsDisrupted(book, trace);
    Effect effect = result.equals("N") ? Effect.NONE : effects.of(Code.DD, false, disrupted, trace);
    boolean extra = result.equals("L") && !disrupted;
    if (extra) {
      trace.add("loss besides", "one base off", table.citation(kind, distance, number));
    }
    int hit = effect.basesLost() + (extra ? 1 : 0);
    int bases = Math.min(hit, asked.targetBases().orElse(hit));
    Organisation after = effect.leaves(asked.targetState());
    Decision.Decided decided =
        new Decision.Decided(
                effect == Effect.NONE
                    ? "The fire has no effect."
                    : Ranks.isGone(asked.targetBases(), bases)
                        ? "The target loses its last base unit and is gone."
                        : "The target loses %s and %s."
                            .formatted(
                                Amount.of(bases, "base units"),
                                after == Organisation.ROUTING ? "routs" : "is disrupted"),
                List.of(
                    new Result("result", result, ""),
                    new Result("basesLost", bases, "base units"),
                    new Result("victoryPoints", effect.victoryPoints() + (extra ? 1 : 0), "points"),
                    new Result("then", Parameter.word(effect.then()), "")))
            .after("battery", "fired", true);
    return Ranks.leave(decided, "target", asked.targetBases(), bases, asked.targetLost(), after);
  }
}
