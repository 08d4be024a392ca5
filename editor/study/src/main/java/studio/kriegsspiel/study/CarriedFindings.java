package studio.kriegsspiel.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Findings of an older text with the places they have in a newer one, until it has its own. What
 * the change touched is dropped, finding or fix.
 */
public final class CarriedFindings {
  private final String document;
  private final SourceText after;
  private final int changedFrom;
  private final int changedTo;
  private final int growth;

  private CarriedFindings(String document, String before, String after) {
    this.document = document;
    this.after = new SourceText(document, after);
    int shorter = Math.min(before.length(), after.length());
    int same = 0;
    while (same < shorter && before.charAt(same) == after.charAt(same)) {
      same++;
    }
    int tail = 0;
    while (tail < shorter - same
        && before.charAt(before.length() - 1 - tail) == after.charAt(after.length() - 1 - tail)) {
      tail++;
    }
    this.changedFrom = same;
    this.changedTo = before.length() - tail;
    this.growth = after.length() - before.length();
  }

  /**
   * Carries findings over.
   *
   * @param document the name they call the text; places in other documents stay as they are
   */
  public static List<Finding> over(
      List<Finding> findings, String document, String before, String after) {
    if (before.equals(after)) {
      return findings;
    }
    CarriedFindings carried = new CarriedFindings(document, before, after);
    return findings.stream().flatMap(each -> carried.move(each).stream()).toList();
  }

  private Optional<Finding> move(Finding finding) {
    List<Fix> fixes = finding.fixes().stream().flatMap(each -> move(each).stream()).toList();
    return move(finding.span())
        .map(
            span ->
                new Finding(
                    finding.id(),
                    finding.severity(),
                    span,
                    finding.spot(),
                    finding.message(),
                    finding.citations(),
                    finding.hint(),
                    fixes));
  }

  private Optional<TextSpan> move(TextSpan span) {
    if (!span.isPresent() || !span.document().equals(document)) {
      return Optional.of(span);
    }
    return offset(span.offset(), span.length()).map(moved -> after.span(moved, span.length()));
  }

  private Optional<Fix> move(Fix fix) {
    List<TextEdit> edits = new ArrayList<>();
    for (TextEdit each : fix.edits()) {
      offset(each.offset(), each.length())
          .ifPresent(moved -> edits.add(new TextEdit(moved, each.length(), each.replacement())));
    }
    return edits.size() == fix.edits().size() ? Optional.of(fix.with(edits)) : Optional.empty();
  }

  /** Where a run of characters begins now; nothing if the change touched it. */
  private Optional<Integer> offset(int offset, int length) {
    if (offset + length < changedFrom) {
      return Optional.of(offset);
    }
    return offset > changedTo ? Optional.of(offset + growth) : Optional.empty();
  }
}
