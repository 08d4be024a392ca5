package studio.kriegsspiel.rules.kriegskunst;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.trace.Trace;

/** The roll of two six-sided dice that decides most things on the sheet. */
final class TwoDice {

  private TwoDice() {}

  static int roll(String factor, DiceStream dice, Trace trace, Citation citation) {
    int first = dice.named("the first of 2D6").throwDie(6);
    int second = dice.named("the second of 2D6").throwDie(6);
    if (trace.isOn()) {
      trace.addThrow(factor, "2D6", first + second, first + " + " + second, citation);
    }
    return first + second;
  }
}
