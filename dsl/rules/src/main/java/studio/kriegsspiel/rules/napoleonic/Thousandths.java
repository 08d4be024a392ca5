package studio.kriegsspiel.rules.napoleonic;

import java.math.BigDecimal;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.apparatus.RandomNumbers;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.trace.Trace;

/** Random numbers in thousandths: 0.000 to 0.999, and modified ones brought back into that. */
final class Thousandths {
  static final int MOST = 999;

  private final boolean thousand;
  private final Citation limits;
  private final Citation clamping;

  Thousandths(RuleBook book) {
    thousand = book.isOn("thousand-possible");
    limits = book.ruling("CN-19", "2.3 Random Number generator");
    clamping = book.defaulted("DN-01");
  }

  /** Draws a number. */
  int draw(String factor, DiceStream dice, Trace trace) {
    int number = dice.thousandths(most());
    if (trace.isOn()) {
      trace.addThrow(factor, "random number", number, show(number), limits);
    }
    return number;
  }

  /** The numbers that are drawn from. */
  RandomNumbers numbers() {
    return new RandomNumbers(most(), limits);
  }

  private int most() {
    return thousand ? MOST + 1 : MOST;
  }

  /** A modified number as the tables have it. */
  int clamp(int modified, Trace trace) {
    int clamped = Math.max(0, Math.min(MOST, modified));
    if (clamped != modified && trace.isOn()) {
      trace.add("brought back into the table", show(clamped), clamping);
    }
    return clamped;
  }

  /** A number as the book writes it: 0.150. */
  static String show(int thousandths) {
    return BigDecimal.valueOf(thousandths, 3).toPlainString();
  }
}
