package studio.kriegsspiel.checks;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The checks a run of the samples is about. A trial that changes the classes of one package ({@code
 * -Dmutated=studio.kriegsspiel.checks.works.*}) only tries the samples of that package's checks:
 * what they notice the whole suite notices too, and much sooner. Without it, or where the package
 * has no check, all are asked.
 */
public final class Asked {
  private static final Set<String> IDS = ids(System.getProperty("mutated", ""));

  private Asked() {}

  private static Set<String> ids(String mutated) {
    Pattern classes = Pattern.compile(mutated.replace(".", "\\.").replace("*", ".*"));
    Set<String> ids =
        CheckList.all().stream()
            .filter(check -> classes.matcher(check.getClass().getName()).matches())
            .map(check -> check.info().id())
            .collect(Collectors.toUnmodifiableSet());
    return ids.isEmpty() ? CheckList.ids() : ids;
  }

  /** Runs the checks that are asked. */
  static Checker checker() {
    return new Checker(
        CheckList.all().stream().filter(check -> IDS.contains(check.info().id())).toList());
  }

  /** Whether every check is asked. */
  static boolean isAll() {
    return IDS.equals(CheckList.ids());
  }

  /** Whether any check of some areas, a pattern of ids, is asked. */
  static boolean anyOf(String areas) {
    return IDS.stream().anyMatch(id -> id.matches(areas));
  }

  /** Whether the samples of a check are asked. */
  public static boolean is(String id) {
    return isAll() || IDS.contains(id);
  }
}
