package studio.kriegsspiel.study.help;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;

/** The mends of findings: each by itself, all of a kind, and all at once. */
public final class Mends {
  private Mends() {}

  /**
   * The mends of some findings, for each the one that its check would choose first; then, for each
   * kind that can be mended more than once among all findings, the one that mends them together.
   */
  public static List<Mend> of(List<Finding> some, List<Finding> all) {
    List<Mend> mends = new ArrayList<>();
    some.forEach(each -> mends.addAll(of(each)));
    some.stream()
        .map(Finding::id)
        .distinct()
        .forEach(id -> together(id, all).ifPresent(mends::add));
    return List.copyOf(mends);
  }

  private static List<Mend> of(Finding finding) {
    List<Mend> mends = new ArrayList<>();
    for (Fix fix : finding.fixes()) {
      if (!fix.edits().isEmpty()) {
        mends.add(new Mend(fix.title(), fix.edits(), Optional.of(finding), mends.isEmpty()));
      }
    }
    return mends;
  }

  private static Optional<Mend> together(String id, List<Finding> all) {
    List<Finding> same = all.stream().filter(each -> each.id().equals(id)).toList();
    boolean several = same.stream().filter(each -> !each.fixes().isEmpty()).count() > 1;
    return several
        ? Optional.of(
            new Mend("mend all of " + id + " so", firstOfEach(same), Optional.empty(), false))
        : Optional.empty();
  }

  /** What mends everything that has a mend, if anything has. */
  public static Optional<Mend> everything(List<Finding> all) {
    List<TextEdit> edits = firstOfEach(all);
    return edits.isEmpty()
        ? Optional.empty()
        : Optional.of(new Mend("mend all that has a mend", edits, Optional.empty(), false));
  }

  /** The first mend of each finding, but for those that touch what another has changed. */
  private static List<TextEdit> firstOfEach(List<Finding> findings) {
    Map<Integer, TextEdit> taken = new LinkedHashMap<>();
    for (Finding each : findings) {
      List<TextEdit> edits =
          each.fixes().stream()
              .map(Fix::edits)
              .filter(some -> !some.isEmpty())
              .findFirst()
              .orElse(List.of());
      Set<TextEdit> fresh = new LinkedHashSet<>(edits);
      fresh.removeAll(taken.values());
      if (fresh.stream()
          .noneMatch(edit -> taken.values().stream().anyMatch(old -> meet(edit, old)))) {
        fresh.forEach(edit -> taken.put(edit.offset(), edit));
      }
    }
    return taken.values().stream().sorted(Comparator.comparingInt(TextEdit::offset)).toList();
  }

  private static boolean meet(TextEdit one, TextEdit other) {
    return one.offset() <= other.offset() + other.length()
        && other.offset() <= one.offset() + one.length();
  }
}
