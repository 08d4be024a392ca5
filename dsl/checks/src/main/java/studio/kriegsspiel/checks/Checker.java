package studio.kriegsspiel.checks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.CancellationException;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.house.HouseRules;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;

/** Runs checks over a scenario. Keeps no state: the same input always gives the same findings. */
public final class Checker {
  /** The finding that says a check itself failed. */
  static final String FAILED = "KS-INT-001";

  private static final Comparator<Finding> ORDER =
      Comparator.comparing((Finding finding) -> !finding.span().isPresent())
          .thenComparing(finding -> finding.span().document())
          .thenComparingInt(finding -> finding.span().offset())
          .thenComparing(Finding::id)
          .thenComparing(Finding::message);

  private final List<Check> checks;
  private final boolean house;

  /** Runs these checks. */
  public Checker(List<Check> checks) {
    this(checks, false);
  }

  private Checker(List<Check> checks, boolean house) {
    this.checks = List.copyOf(checks);
    this.house = house;
  }

  /** Runs all checks there are, and the house rules that a scenario brings in. */
  public static Checker ofAll() {
    return new Checker(CheckList.all(), true);
  }

  /** Runs the checks that search for nothing and can tell at once, and the house rules. */
  public static Checker ofThoseAtOnce() {
    return new Checker(
        CheckList.all().stream().filter(check -> !check.info().searches()).toList(), true);
  }

  /** Runs the checks that search; with those that tell at once they are all there are. */
  public static Checker ofSearches() {
    return new Checker(CheckList.all().stream().filter(check -> check.info().searches()).toList());
  }

  /**
   * Checks a scenario in its situation.
   *
   * @param text the text it was read from, empty if there is none; without it fewer fixes are
   *     offered
   * @return what was found, in the order of the text
   */
  public List<Finding> check(Situation situation, String text) {
    return check(new CheckContext(situation, text), () -> {});
  }

  /**
   * Checks what a context holds. Runs of several checkers over one context share its facts and what
   * costly searches they may make, and find together what one run of all would.
   *
   * @param between called before each check and each finding; a {@link CancellationException} of
   *     its ends the run
   * @return what was found, in the order of the text
   */
  public List<Finding> check(CheckContext context, Runnable between) {
    LinkedHashSet<Finding> found = new LinkedHashSet<>();
    String text = context.text().text();
    SourcedFixes sourced =
        context.shared(SourcedFixes.class, it -> new SourcedFixes(it.scenario(), text));
    for (Check check : checks) {
      between.run();
      for (Finding finding : run(check, context, between)) {
        found.add(sourced.of(OwnTextFixes.of(finding, text)));
      }
    }
    if (house) {
      found.addAll(HouseRules.findings(context.situation()));
    }
    List<Finding> sorted = new ArrayList<>(found);
    sorted.sort(ORDER);
    return List.copyOf(sorted);
  }

  /** A check that fails is our fault; it is told as a note and does not stop the others. */
  private static List<Finding> run(Check check, CheckContext context, Runnable between) {
    Report report = new Report(check.info(), context.book(), between);
    try {
      check.run(context, report);
      return report.findings();
    } catch (CancellationException ended) {
      throw ended;
    } catch (RuntimeException | StackOverflowError fault) {
      String sentence =
          "The check %s%s could not be completed (%s); everything else was checked."
              .formatted(
                  check.info().id(),
                  check.origin().isEmpty() ? "" : " of `" + check.origin() + "`",
                  (fault.getCause() == null ? fault : fault.getCause()).getClass().getSimpleName());
      return List.of(Finding.ofText(FAILED, Severity.NOTE, TextSpan.NONE, sentence));
    }
  }
}
