package studio.kriegsspiel.study.help;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;

/** The mends of findings: each by itself, all that say the same, and all that are certain. */
public final class Mends {
  private Mends() {}

  /**
   * The mends of some findings, for each the one that its check would choose first; then those that
   * mend several findings of a kind together, where all are certain or say the same.
   */
  public static List<Mend> of(List<Finding> some, List<Finding> all) {
    List<Mend> mends = new ArrayList<>();
    some.forEach(each -> mends.addAll(of(each)));
    some.stream()
        .map(Finding::id)
        .distinct()
        .forEach(id -> together(id, some, all).ifPresent(mends::add));
    return List.copyOf(mends);
  }

  /** The mends of one finding, the first of them preferred. */
  public static List<Mend> of(Finding finding) {
    List<Mend> mends = new ArrayList<>();
    for (Fix fix : finding.fixes()) {
      if (!fix.edits().isEmpty()) {
        boolean first = mends.isEmpty();
        mends.add(new Mend(fix.title(), fix.edits(), Optional.of(finding), first, fix.isCertain()));
      }
    }
    return mends;
  }

  private static Optional<Mend> together(String id, List<Finding> some, List<Finding> all) {
    Set<String> titles = new LinkedHashSet<>();
    some.stream()
        .filter(each -> each.id().equals(id))
        .forEach(each -> of(each).stream().limit(1).map(Mend::title).forEach(titles::add));
    List<Mend> alike =
        all.stream()
            .filter(each -> each.id().equals(id))
            .flatMap(each -> of(each).stream().limit(1))
            .filter(each -> each.certain() || titles.contains(each.title()))
            .toList();
    return alike.size() < 2
        ? Optional.empty()
        : Optional.of(
            new Mend(
                "mend all of " + id + " so",
                edits(apart(alike)),
                Optional.empty(),
                false,
                alike.stream().allMatch(Mend::certain)));
  }

  /** What mends everything of which it is certain how, if there is anything. */
  public static Optional<Mend> everything(List<Finding> all) {
    return together(certain(all));
  }

  /** Several mends of one text as one; nothing of none. */
  public static Optional<Mend> together(List<Mend> mends) {
    List<TextEdit> edits = edits(mends);
    return edits.isEmpty()
        ? Optional.empty()
        : Optional.of(new Mend("mend all that is certain", edits, Optional.empty(), false, true));
  }

  /** The certain mends, but for those that touch what another has changed. */
  static List<Mend> certain(List<Finding> all) {
    return apart(
        all.stream().flatMap(each -> of(each).stream().filter(Mend::certain).limit(1)).toList());
  }

  /** The mends that are made when they are chosen, in the order of the text, each once. */
  public static List<Mend> proposals(List<Finding> all) {
    Map<List<TextEdit>, Mend> proposals = new LinkedHashMap<>();
    all.stream()
        .flatMap(each -> of(each).stream())
        .filter(each -> !each.certain())
        .forEach(each -> proposals.putIfAbsent(each.edits(), each));
    return List.copyOf(proposals.values());
  }

  /** Those that do not touch what an earlier one has changed; what does the same counts once. */
  static List<Mend> apart(List<Mend> mends) {
    List<Mend> apart = new ArrayList<>();
    for (Mend each : mends) {
      if (apart.stream().noneMatch(each::meets)) {
        apart.add(each);
      }
    }
    return apart;
  }

  /** All their edits. */
  static List<TextEdit> edits(List<Mend> mends) {
    return mends.stream().flatMap(each -> each.edits().stream()).toList();
  }
}
