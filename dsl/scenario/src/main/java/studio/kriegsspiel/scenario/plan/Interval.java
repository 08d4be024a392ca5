package studio.kriegsspiel.scenario.plan;

import studio.kriegsspiel.scenario.time.TimeUnit;

/**
 * A length of time as the author wrote it; how long a move is, the rule book says.
 *
 * @param count not negative
 */
public record Interval(int count, TimeUnit unit) {

  @Override
  public String toString() {
    return count + " " + unit.word();
  }
}
