package studio.kriegsspiel.study.help;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/**
 * Mends a text in memory, checks it again and takes back whatever does not leave fewer findings. So
 * two mends that push each other come to rest where the text stood.
 */
public final class Mender {
  /** Every round leaves fewer findings, so that rounds end by themselves; this is the budget. */
  private static final int MOST_ROUNDS = 10;

  private final Studies studies;

  /**
   * A mender.
   *
   * @param studies reads and checks the texts
   */
  public Mender(Studies studies) {
    this.studies = studies;
  }

  /** Makes all that is certain, round after round. */
  public Mended certain(Study before, Predicate<Finding> cancellation) {
    return rounds(
        before, findings -> Mends.certain(findings.stream().filter(cancellation).toList()));
  }

  /** Makes in one step what is certain in a text as it stands; its mends are of that text. */
  public Mended certainAtOnce(Study before) {
    return chosen(before, Mends.certain(before.findingsWithVariants()));
  }

  /** Makes the first proposal of each finding that is wanted, round after round. */
  public Mended proposed(Study before, Predicate<Finding> cancellation) {
    return rounds(
        before,
        findings ->
            Mends.apart(
                findings.stream()
                    .filter(cancellation)
                    .flatMap(each -> Mends.of(each).stream().limit(1))
                    .toList()));
  }

  /** Makes mends of the text as it stands; of those that touch each other the first. */
  public Mended chosen(Study before, List<Mend> mends) {
    return new Round(before).settle(Mends.apart(mends)).done();
  }

  private Mended rounds(Study before, Function<List<Finding>, List<Mend>> next) {
    Study study = before;
    List<Mend> made = new ArrayList<>();
    List<TakenBack> back = new ArrayList<>();
    Set<String> refused = new HashSet<>();
    for (int round = 0; round < MOST_ROUNDS; round++) {
      List<Mend> mends =
          next.apply(study.findingsWithVariants()).stream()
              .filter(each -> !refused.contains(words(each)))
              .toList();
      Mended mended = new Round(study).settle(mends).done();
      made.addAll(mended.made());
      back.addAll(mended.back());
      mended.back().forEach(each -> refused.add(words(each.mend())));
      if (mended.made().isEmpty()) {
        break;
      }
      study = mended.study();
    }
    return new Mended(study, made, back);
  }

  private static String words(Mend mend) {
    return mend.finding().map(each -> each.id() + each.message()).orElse("") + mend.title();
  }

  /** Tries mends of one text together, and by halves where that does not do. */
  private final class Round {
    private final Study before;
    private final List<Mend> made = new ArrayList<>();
    private final List<TakenBack> back = new ArrayList<>();
    private Study now;

    Round(Study before) {
      this.before = before;
      this.now = before;
    }

    Round settle(List<Mend> mends) {
      if (mends.isEmpty()) {
        return this;
      }
      List<Mend> all = new ArrayList<>(made);
      all.addAll(mends);
      String text = TextEdit.applyAll(before.text(), Mends.edits(all));
      Study next = studies.of(before.document(), before.file(), text, Cancellation.NEVER);
      List<Finding> found = next.findingsWithVariants();
      List<Finding> fresh = Burden.fresh(now.findingsWithVariants(), found);
      boolean less = Burden.of(found).isLessThan(Burden.of(now.findingsWithVariants()));
      if (less && (mends.size() == 1 || fresh.isEmpty() && areGone(mends, found))) {
        made.addAll(mends);
        now = next;
      } else if (mends.size() == 1) {
        back.add(new TakenBack(mends.get(0), fresh));
      } else {
        int half = mends.size() / 2;
        settle(mends.subList(0, half));
        settle(mends.subList(half, mends.size()));
      }
      return this;
    }

    /** Whether every mend has mended what it is for. */
    private boolean areGone(List<Mend> mends, List<Finding> found) {
      return mends.stream()
          .flatMap(each -> each.finding().stream())
          .noneMatch(
              each -> Burden.times(each, found) >= Burden.times(each, now.findingsWithVariants()));
    }

    Mended done() {
      return new Mended(now, made, back);
    }
  }
}
