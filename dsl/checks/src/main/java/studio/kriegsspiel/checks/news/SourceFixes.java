package studio.kriegsspiel.checks.news;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.scenario.finding.Fix;

/** Edits of the heading of an item of news. */
final class SourceFixes {
  private SourceFixes() {}

  /** Inserts words behind the source named in an item's heading. */
  static Optional<Fix> behindSource(
      CheckContext context, EnemyNews item, String word, String insertion, String title) {
    return context
        .text()
        .insertAfter(
            item.span().offset(),
            item.said().offset(),
            Pattern.compile(
                "\\bfrom\\s+(an?\\s+)?" + word + "\\b(\\s+of\\s+(\"[^\"]*\"|[\\p{L}\\d.'’-]+))?"),
            insertion)
        .map(edit -> Fix.proposal(title, List.of(edit)));
  }
}
