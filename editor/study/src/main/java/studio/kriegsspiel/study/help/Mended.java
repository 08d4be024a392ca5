package studio.kriegsspiel.study.help;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.Wanted;

/**
 * A text after all that mends itself was mended, round after round.
 *
 * @param study of the text as it is then
 * @param count how many places were changed
 * @param refused whether a round was left out because it would bring errors that were not there
 */
public record Mended(Study study, int count, boolean refused) {
  /** Mends of mends come to an end, or go round in a circle. */
  private static final int MOST_ROUNDS = 10;

  /**
   * Mends a text in memory.
   *
   * @param wanted which findings are to be mended
   */
  public static Mended of(Study before, Studies studies, Predicate<Finding> wanted) {
    Study study = before;
    int count = 0;
    Set<String> seen = new HashSet<>(Set.of(before.text()));
    for (int round = 0; round < MOST_ROUNDS; round++) {
      List<Finding> findings = study.findingsWithVariants().stream().filter(wanted).toList();
      Optional<Mend> all = Mends.everything(findings);
      if (all.isEmpty()) {
        break;
      }
      String text = TextEdit.applyAll(study.text(), all.get().edits());
      if (!seen.add(text)) {
        break;
      }
      Study next = studies.of(before.document(), before.file(), text, Wanted.ALWAYS);
      if (errors(next) > errors(study)) {
        return new Mended(study, count, true);
      }
      count += all.get().edits().size();
      study = next;
    }
    return new Mended(study, count, false);
  }

  private static long errors(Study study) {
    return study.findingsWithVariants().stream()
        .filter(each -> each.severity() == Severity.ERROR)
        .count();
  }
}
