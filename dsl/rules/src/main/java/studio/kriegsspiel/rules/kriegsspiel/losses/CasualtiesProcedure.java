package studio.kriegsspiel.rules.kriegsspiel.losses;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
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
      @Ask("how the target stands") LossKind target,
      @Ask(value = "men, riders or guns it has", least = 1, most = 50_000) OptionalInt strength) {}

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
    Fraction worth = values.lost(points, kind);
    Fraction has = Fraction.of(question.strength().orElse(Integer.MAX_VALUE));
    boolean gone = question.strength().isPresent() && worth.compareTo(has) >= 0;
    Fraction lost = gone ? has : worth;
    trace.add(
        "worth of a point",
        values.lost(Fraction.ONE, kind) + " " + kind.unit(),
        values.citation(kind));
    List<Result> results = new ArrayList<>();
    results.add(new Result("lost", lost, kind.unit()));
    results.add(new Result("whole", lost.floor(), kind.unit()));
    pieces(question, trace, results);
    Decision.Decided decided =
        new Decision.Decided(
            gone
                ? "%s points are all it has, %s: it is gone."
                    .formatted(points, Amount.of(has, kind.unit()))
                : "%s points are %s.".formatted(points, Amount.of(lost, kind.unit())),
            results);
    return gone ? decided.gone("") : decided;
  }

  /** What the loss does to the blocks, where it falls on one battalion or one battery. */
  private void pieces(Case question, Trace trace, List<Result> results) {
    LossKind kind = question.target();
    Fraction points = question.points();
    boolean reisswitz = book.id().equals(RuleBookId.REISSWITZ_1824);
    if (kind == LossKind.INFANTRY_THREE_RANKS && reisswitz) {
      String pieces = new BattalionLedger(book).words(points);
      trace.add(
          "pieces of one battalion",
          pieces,
          new LossThresholds(book).citation("battalion-one-sixth"));
      results.add(new Result("battalionPieces", pieces, ""));
    }
    if (kind == LossKind.ARTILLERY) {
      int battery = question.strength().orElse(reisswitz ? 8 : 6);
      int guns = new GunLosses(book).left(battery, points);
      trace.add(
          "of a battery of", Amount.of(battery, "guns"), new PointValues(book).citation(kind));
      results.add(new Result("gunsLeft", guns, "guns"));
    }
  }
}
