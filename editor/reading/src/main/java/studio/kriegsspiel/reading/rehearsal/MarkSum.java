package studio.kriegsspiel.reading.rehearsal;

import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.Mark;

/**
 * What the games of an order sheet come to in marks.
 *
 * @param counted the marks that games and sheet give, on average
 * @param open the marks that only the instructor can give
 * @param most the most marks that can be had
 * @param verdict what so many marks are called, such as {@code sufficient to good} while some are
 *     open; empty where the exercise does not say
 */
public record MarkSum(double counted, int open, int most, String verdict) {

  /** What the games say of an exercise. */
  public static MarkSum of(Exercise exercise, Chances games) {
    int open =
        games.marks(exercise).stream()
            .filter(each -> each.chance().isEmpty() && each.first().worth() > 0)
            .mapToInt(each -> each.first().worth())
            .sum();
    double counted = games.points(exercise);
    return new MarkSum(counted, open, exercise.most(), verdict(exercise, counted, counted + open));
  }

  private static String verdict(Exercise exercise, double least, double most) {
    String low = grade(exercise, least);
    String high = grade(exercise, most);
    if (high.isEmpty() || low.equals(high)) {
      return high;
    }
    return low.isEmpty() ? "at most " + high : low + " to " + high;
  }

  private static String grade(Exercise exercise, double points) {
    String name = "";
    int from = Integer.MIN_VALUE;
    for (Mark each : exercise.grades()) {
      if (each.from() <= points && each.from() > from) {
        name = each.name();
        from = each.from();
      }
    }
    return name;
  }
}
