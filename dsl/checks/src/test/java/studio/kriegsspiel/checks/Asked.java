package studio.kriegsspiel.checks;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The checks a run of the samples is about. A trial that changes the classes of one package ({@code
 * -Dmutated=studio.kriegsspiel.checks.works.*}) only tries the samples of that package's checks:
 * what they notice the whole suite notices too, and much sooner. Without it, or where the package
 * has no check, all are asked.
 */
public final class Asked {
  private static final String MUTATED = System.getProperty("mutated", "");
  private static final Set<String> IDS = ids(MUTATED);

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
    return checker(id -> true);
  }

  /** Runs those of some ids that are asked. */
  static Checker checker(Predicate<String> ids) {
    return new Checker(
        CheckList.all().stream()
            .filter(check -> IDS.contains(check.info().id()) && ids.test(check.info().id()))
            .toList());
  }

  /**
   * Whether nothing but checks is changed, so that all else can be kept from one trial to the next.
   */
  static boolean isOfChecks() {
    return MUTATED.isEmpty() || MUTATED.startsWith("studio.kriegsspiel.checks.");
  }

  /**
   * The number of the change that is tried; nothing while none is, as while a trial learns which
   * tests ask what.
   */
  static Optional<String> change() {
    return Optional.ofNullable(System.getProperty("mutated.change"));
  }

  /** Whether no change is tried. */
  static boolean isWhole() {
    return MUTATED.isEmpty();
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
