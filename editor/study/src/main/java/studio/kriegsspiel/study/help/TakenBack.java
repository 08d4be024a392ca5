package studio.kriegsspiel.study.help;

import java.util.List;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.finding.Finding;

/**
 * A mend that was tried and taken back.
 *
 * @param mend what was tried
 * @param brings what was found after it that was not found before; empty if it mended nothing
 */
public record TakenBack(Mend mend, List<Finding> brings) {
  /** Copies the list. */
  public TakenBack {
    brings = List.copyOf(brings);
  }

  /** Why, in one sentence. */
  public String sentence() {
    String what =
        "\""
            + mend.title()
            + "\""
            + mend.finding().map(each -> " (" + each.id() + place(each) + ")").orElse("");
    if (brings.isEmpty()) {
      return what + " was taken back: it leaves as much to be found as before.";
    }
    String ids = brings.stream().map(Finding::id).distinct().collect(Collectors.joining(", "));
    return what + " was taken back: it brings " + ids + " and leaves no fewer findings.";
  }

  private static String place(Finding finding) {
    return finding.span().isPresent() ? ", line " + finding.span().line() : "";
  }
}
