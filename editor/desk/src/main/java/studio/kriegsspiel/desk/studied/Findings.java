package studio.kriegsspiel.desk.studied;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Findings in the order and the words the window shows them in. */
public final class Findings {
  /** Errors first, then in the order of the text. */
  public static final Comparator<Finding> ORDER =
      Comparator.comparing(Finding::severity)
          .thenComparing(Finding::span, TextSpan.BY_PLACE)
          .thenComparing(Finding::id)
          .thenComparing(Finding::message);

  private Findings() {}

  /** The rules it rests on, in one line; empty if there are none. */
  public static String rules(Finding finding) {
    return finding.citations().stream().map(Citation::toString).collect(Collectors.joining("; "));
  }

  /** The next finding of the text behind an offset, around the end; for "next problem". */
  public static Optional<Finding> after(List<Finding> findings, int offset) {
    List<Finding> inText = inTextOrder(findings);
    return inText.stream()
        .filter(finding -> finding.span().offset() > offset)
        .findFirst()
        .or(() -> inText.stream().findFirst());
  }

  /** The finding of the text before an offset, around the start; for "previous problem". */
  public static Optional<Finding> before(List<Finding> findings, int offset) {
    List<Finding> inText = inTextOrder(findings);
    Optional<Finding> last = Optional.empty();
    for (Finding finding : inText) {
      if (finding.span().offset() < offset) {
        last = Optional.of(finding);
      }
    }
    return last.isPresent() || inText.isEmpty() ? last : Optional.of(inText.get(inText.size() - 1));
  }

  private static List<Finding> inTextOrder(List<Finding> findings) {
    return findings.stream()
        .filter(finding -> finding.span().isPresent())
        .sorted(Comparator.comparing(finding -> finding.span().offset()))
        .toList();
  }

  /** The worst finding whose words hold an offset; for "mend here". */
  public static Optional<Finding> at(List<Finding> findings, int offset) {
    return findings.stream()
        .filter(finding -> finding.span().contains(offset))
        .min(
            Comparator.comparing((Finding finding) -> finding.fixes().isEmpty())
                .thenComparing(finding -> finding.span().length())
                .thenComparing(ORDER));
  }

  /** Such as {@code 2 errors, 1 warning}; {@code no problems} if there are none. */
  public static String summary(Studied studied) {
    String counts =
        List.of(Severity.values()).stream()
            .filter(severity -> studied.count(severity) > 0)
            .map(severity -> plural(studied.count(severity), severity.word()))
            .collect(Collectors.joining(", "));
    return counts.isEmpty() ? "no problems" : counts;
  }

  private static String plural(long count, String word) {
    return count + " " + word + (count == 1 ? "" : "s");
  }
}
