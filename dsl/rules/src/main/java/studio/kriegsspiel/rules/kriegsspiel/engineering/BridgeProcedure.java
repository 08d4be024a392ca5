package studio.kriegsspiel.rules.kriegsspiel.engineering;

import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.field.EngineeringJob;
import studio.kriegsspiel.rules.field.EngineeringTime;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code bridge}: how long work on a bridge or an obstacle takes. */
public final class BridgeProcedure extends AskedProcedure<BridgeProcedure.Case> {
  private final RuleBook book;

  /** What a length is told in; the tables count some in paces and some in feet. */
  enum Unit {
    PACES,
    FEET,
    METRES
  }

  /** The work and what is at hand. */
  @Excludes(
      value = {"pontoons=in-the-water|made-up", "material!=pontoon-train"},
      says = "Pontoons come with a pontoon train: name it as the material.")
  record Case(
      @Ask("what is done") EngineeringJob.Work work,
      @Ask(value = "length, in the unit named beside it", most = 5000, or = "0") int length,
      @Ask(value = "unit of the length", or = "paces") Unit unit,
      @Ask(value = "what is at hand", or = "none") EngineeringJob.Material material,
      @Ask(value = "state of the pontoons, or fire on them", or = "on-wagons")
          WorkConditions.Pontoons pontoons,
      @Ask("rapid current, or material from afar") boolean rapid,
      @Ask("whether cavalry or guns shall cross") boolean mounted,
      @Ask("whether the moment must be chosen") boolean timed) {}

  public BridgeProcedure(RuleBook book) {
    super(
        "bridge",
        "How long work on a bridge takes",
        book.printed(book.table("bridge-building").source()),
        Case.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    Fraction metres =
        switch (question.unit()) {
          case PACES -> book.ground().metres(question.length());
          case FEET -> EngineeringTimes.PRUSSIAN_FOOT.times(question.length());
          case METRES -> Fraction.of(question.length());
        };
    if (metres.signum() > 0) {
      tell(metres, trace);
    }
    EngineeringJob job =
        new EngineeringJob(
            question.work(),
            metres.toDouble(),
            question.material(),
            question.mounted(),
            question.timed());
    WorkConditions conditions = new WorkConditions(question.pontoons(), question.rapid());
    EngineeringTime time = new EngineeringTimes(book).time(job, conditions);
    if (time instanceof EngineeringTime.Impossible no) {
      return new Decision.Forbidden("It cannot be done: " + no.reason() + ".", no.citation());
    }
    int minutes = ((EngineeringTime.Takes) time).minutes();
    trace.add("time", Amount.of(minutes, "minutes"), ((EngineeringTime.Takes) time).citation());
    return new Decision.Decided(
        "The work takes %s.".formatted(Amount.of(minutes, "minutes")),
        List.of(
            new Result("minutes", minutes, "minutes"),
            new Result("moves", minutes / book.time().turnMinutes(), "moves")));
  }

  /** The length in every unit the tables of the work may count in. */
  private void tell(Fraction metres, Trace trace) {
    trace.add(
        "the length",
        String.format(
            Locale.ROOT,
            "%.1f paces, %.1f feet, %.1f m",
            metres.dividedBy(book.ground().metres()).toDouble(),
            metres.dividedBy(EngineeringTimes.PRUSSIAN_FOOT).toDouble(),
            metres.toDouble()),
        book.ruling("C181", "feet"));
  }
}
