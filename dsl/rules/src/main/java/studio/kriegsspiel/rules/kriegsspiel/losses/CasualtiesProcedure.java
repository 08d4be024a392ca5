package studio.kriegsspiel.rules.kriegsspiel.losses;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code casualties}: what points of loss mean in men, riders or guns. */
public final class CasualtiesProcedure extends AskedProcedure<CasualtiesProcedure.Case> {
  private final RuleBook book;

  /** The loss. */
  record Case(
      @Ask(value = "points of loss", most = 10_000) Fraction points,
      @Ask("how the target stands") LossKind target) {}

  public CasualtiesProcedure(RuleBook book) {
    super(
        "casualties",
        "What points of loss mean in men, riders or guns",
        book.printed(book.table("points-value").source()),
        Case.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    LossKind kind = question.target();
    Fraction points = question.points();
    PointValues values = new PointValues(book);
    Fraction lost = values.lost(points, kind);
    trace.add(
        "worth of a point",
        values.lost(Fraction.ONE, kind) + " " + kind.unit(),
        values.citation(kind));
    List<Result> results = new ArrayList<>();
    results.add(new Result("lost", lost, kind.unit()));
    results.add(new Result("whole", lost.floor(), kind.unit()));
    pieces(kind, points, trace, results);
    return new Decision.Decided(
        "%s points are %s.".formatted(points, Amount.of(lost, kind.unit())), results);
  }

  /** What the loss does to the blocks, where it falls on one battalion or one battery. */
  private void pieces(LossKind kind, Fraction points, Trace trace, List<Result> results) {
    boolean reisswitz = book.id() == RuleBookId.REISSWITZ_1824;
    if (kind == LossKind.INFANTRY_THREE_RANKS && reisswitz) {
      String pieces = new BattalionLedger(book).words(points);
      trace.add(
          "pieces of one battalion",
          pieces,
          new LossThresholds(book).citation("battalion-one-sixth"));
      results.add(new Result("battalionPieces", pieces, ""));
    }
    if (kind == LossKind.ARTILLERY) {
      int guns = new GunLosses(book).left(reisswitz ? 8 : 6, points);
      results.add(new Result("gunsLeft", guns, "guns"));
    }
  }
}
