package studio.kriegsspiel.checks.objective;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Share;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Two objectives of one side that say the same, or of which one undoes the other. */
public final class Contradicting implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SID-013",
              "Objectives of one side that do not go together",
              Severity.WARNING,
              "a side can reach all of its objectives")
          .citing(REISSWITZ_1824, "§6", "either side is able to attain its objective")
          .citing(
              BRITISH_1815, "Function of the Umpire", "either side is able to gain its objective");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    List<Goals> all = Goals.all(context);
    for (int i = 1; i < all.size(); i++) {
      for (Goals earlier : all.subList(0, i)) {
        if (earlier.side().name().equals(all.get(i).side().name())) {
          look(earlier, all.get(i), report);
        }
      }
    }
  }

  private static void look(Goals earlier, Goals later, Report report) {
    Aim first = earlier.objective().aim();
    Aim second = later.objective().aim();
    if (isSame(first, second)) {
      report
          .add(
              later.objective().span(),
              "%s is to do the same twice: %s and %s."
                  .formatted(later.side().name(), earlier.words(), later.words()))
          .severity(Severity.NOTE)
          .fix(withoutLine(later))
          .hint("let one of them stand");
    } else if (isUndone(earlier, later) || isUndone(later, earlier)) {
      report
          .add(
              later.objective().span(),
              "%s cannot do both, %s and %s."
                  .formatted(later.side().name(), earlier.words(), later.words()))
          .hint("let one end before the other begins, or take one of them out");
    }
  }

  /** Takes the line of an objective out that has nothing else on it. */
  private static Optional<Fix> withoutLine(Goals goal) {
    TextSpan span = goal.objective().span();
    String text = goal.context().text().text();
    if (!goal.context().text().holds(span)) {
      return Optional.empty();
    }
    int start = text.lastIndexOf('\n', span.offset()) + 1;
    int end = text.indexOf('\n', span.end());
    int next = end < 0 ? text.length() : end + 1;
    boolean alone =
        text.substring(start, span.offset()).isBlank()
            && text.substring(span.end(), next).isBlank();
    return alone
        ? Optional.of(
            Fix.proposal("take this one out", List.of(new TextEdit(start, next - start, ""))))
        : Optional.empty();
  }

  /** Alike in all but the time; what is told in words alone is not compared. */
  private static boolean isSame(Aim one, Aim other) {
    return !(one instanceof Aim.Free)
        && one.getClass() == other.getClass()
        && key(one.findPlace()).equals(key(other.findPlace()))
        && one.findUnit().equals(other.findUnit());
  }

  private static Optional<String> key(Optional<String> place) {
    return place.map(name -> name.strip().toLowerCase(Locale.ROOT));
  }

  private static boolean isUndone(Goals kept, Goals undoing) {
    Aim keeps = kept.objective().aim();
    Aim undoes = undoing.objective().aim();
    if (keeps instanceof Aim.Hold && undoes instanceof Aim.Leave leave && isAll(leave.with())) {
      return undoing.by().isBefore(kept.by());
    }
    return keeps instanceof Aim.KeepOpen
        && undoes instanceof Aim.DestroyPlace
        && key(keeps.findPlace()).equals(key(undoes.findPlace()));
  }

  private static boolean isAll(Optional<Share> share) {
    return share.isEmpty()
        || (share.get() instanceof Share.Percent percent && percent.percent() == 100);
  }
}
