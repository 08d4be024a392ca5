package studio.kriegsspiel.rules.kriegsspiel.losses;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code record-loss}: what a loss does on the losses table, whose tracks begin again
 * when something is exchanged or removed.
 */
public final class RecordLossProcedure extends AskedProcedure<RecordLossProcedure.Case> {
  /** Points a box of the British track stands for. */
  private static final int STEP = 5;

  private final RuleBook book;
  private final LossThresholds thresholds;

  /** The track and the loss. */
  record Case(
      @Ask(value = "track of the losses table", rows = "exchange.track") String track,
      @Ask(value = "points of this loss", most = 10_000) Fraction points,
      @Ask(value = "points on the track until now", most = 100_000, or = "0") Fraction lostPoints,
      @Ask("when play began, as it stands at the head of the table: 13:00")
          Optional<String> started) {}

  public RecordLossProcedure(RuleBook book) {
    super(
        "record-loss",
        "What a loss does on the losses table",
        book.printed(book.table("exchange").source()),
        Case.class,
        book.tables());
    this.book = book;
    this.thresholds = new LossThresholds(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    String track = question.track();
    question.started().ifPresent(time -> since(time, trace));
    trace.add(
        "points of this loss, and before it",
        question.points() + " and " + question.lostPoints(),
        citation());
    Fraction moved = moved(question.points(), dice, trace);
    LossTrack before = LossTrack.of(thresholds.points(track)).plus(question.lostPoints());
    LossTrack after = before.plus(moved);
    int times = after.reached() - before.reached();
    trace.add(
        "the track is full at",
        before.threshold() + " points: " + thresholds.effect(track),
        thresholds.citation(track));
    String effect = times == 0 ? "nothing is exchanged" : thresholds.effect(track);
    Decision.Decided decided =
        new Decision.Decided(
                "The pin moves %s points: %s%s."
                    .formatted(moved, effect, times > 1 ? ", " + times + " times" : ""),
                List.of(
                    new Result("moved", moved, "points"),
                    new Result("times", times, ""),
                    new Result("effect", effect, ""),
                    new Result("standing", after.standing(), "points")))
            .after("lost-points", question.lostPoints().plus(moved));
    return question.started().map(time -> decided.after("started", time)).orElse(decided);
  }

  private void since(String time, Trace trace) {
    if (!time.matches("([01]?\\d|2[0-3]):[0-5]\\d")) {
      throw new InvalidQuestionException(
          "Play began at an hour such as 13:00, not at `" + time + "`.");
    }
    trace.add("losses kept since", time, book.printed("Introduction"));
  }

  /** The British track has boxes of five points, whose rest a die decides. */
  private Fraction moved(Fraction points, Dice dice, Trace trace) {
    if (!book.id().equals(RuleBookId.BRITISH_1815)) {
      return points;
    }
    int whole = Math.toIntExact(points.halfUp());
    int rest = whole % STEP;
    int boxes = whole / STEP;
    if (rest > 0) {
      int die = dice.stream("losses").named("the D6 against the rest").throwDie(6);
      boolean more = die <= rest;
      trace.addThrow(
          "a rest of " + rest + " below five: D6 not above it",
          "D6",
          die,
          more ? "one box more" : "no box more",
          book.printed("Casualties"));
      boxes = more ? boxes + 1 : boxes;
    }
    return Fraction.of((long) boxes * STEP);
  }
}
