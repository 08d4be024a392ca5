package studio.kriegsspiel.checks.own;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Stands for a jar whose checks cannot be used, and says so wherever they would have spoken. */
record BrokenJar(String jar, String why) implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-INT-001",
          "A check that could not be completed",
          Severity.NOTE,
          "a fault of one check is told and stops no other");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    report
        .add(
            TextSpan.NONE,
            "The checks of `%s` could not be used (%s); everything else was checked."
                .formatted(jar, why))
        .hint("take it away with `studio checks remove`, or ask who made it");
  }

  @Override
  public String toString() {
    return jar + " cannot be used: " + why;
  }
}
