package studio.kriegsspiel.rules.kriegsspiel.fire;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.kriegsspiel.losses.GunLosses;
import studio.kriegsspiel.rules.kriegsspiel.losses.LossKind;
import studio.kriegsspiel.rules.kriegsspiel.losses.PointValues;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * Who is left to fire of a body that has lost: both books take blocks and guns off for losses, and
 * parts of units fire in proportion (ruling C112).
 */
final class FirersLeft {
  private final PointValues values;
  private final GunLosses guns;
  private final Citation citation;
  private final Citation gunCitation;

  FirersLeft(RuleBook book) {
    values = new PointValues(book);
    guns = new GunLosses(book);
    citation = book.defaulted("DF-03");
    gunCitation = book.ruling("C015", book.table("exchange").source());
  }

  /** Guns left of so many, 0 where the battery is taken off. */
  int guns(FireProcedure.Case question, int pieces, Trace trace) {
    return told(guns.left(pieces, question.lostPoints()), pieces, "guns", gunCitation, trace);
  }

  /** Men left of so many, 0 for none; a man in part stands. */
  int men(FireProcedure.Case question, int men, Trace trace) {
    Fraction left = Fraction.of(men).minus(values.lost(question.lostPoints(), kind(question)));
    return told((int) Math.max(0, left.ceiling()), men, "men", citation, trace);
  }

  private static LossKind kind(FireProcedure.Case question) {
    boolean closed = question.firers().startsWith("close-order");
    return !closed
        ? LossKind.SKIRMISHERS
        : question.twoRanks() ? LossKind.INFANTRY_TWO_RANKS : LossKind.INFANTRY_THREE_RANKS;
  }

  private static int told(int left, int of, String unit, Citation why, Trace trace) {
    if (left < of) {
      trace.add("left to fire", left + " of " + of + " " + unit, why);
    }
    return left;
  }

  /** What is decided where no guns are left. */
  Decision.Forbidden noGuns() {
    return new Decision.Forbidden("No guns of the firers are left.", gunCitation);
  }

  /** What is decided where no men are left. */
  Decision.Forbidden noMen() {
    return new Decision.Forbidden("Nobody of the firers is left.", citation);
  }
}
