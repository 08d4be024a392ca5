package studio.kriegsspiel.language.patch;

import java.util.List;
import java.util.function.Predicate;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A wish with what must come of it, worked out from the records alone.
 *
 * @param intention the wish
 * @param concerned the places in which characters may go; everywhere else only blanks
 * @param refusals sentences by which it may be refused
 * @param expectation compares the records before and after
 */
record Wish(
    Intention intention,
    List<TextSpan> concerned,
    Predicate<String> refusals,
    Expectation expectation) {
  /** Compares what was said before with what is said after; throws if it is not as wished. */
  interface Expectation {
    void check(Scenario before, Scenario after, String told);
  }

  boolean mayBeRefused(String sentence) {
    return sentence.endsWith(".") && refusals.test(sentence);
  }

  void check(Scenario before, Scenario after, String told) {
    expectation.check(before, after, told);
  }
}
