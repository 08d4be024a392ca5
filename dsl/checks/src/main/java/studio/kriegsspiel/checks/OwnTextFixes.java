package studio.kriegsspiel.checks;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * Takes back fixes that would edit an {@code import} line: a unit of an army list has that line as
 * its place, but what is to be mended stands in the list's own file.
 */
final class OwnTextFixes {
  private static final String ELSEWHERE = "it comes from an army list; mend it in that file";

  private OwnTextFixes() {}

  static Finding of(Finding finding, String text) {
    List<Fix> own = finding.fixes().stream().filter(fix -> isOwn(fix, text)).toList();
    if (own.size() == finding.fixes().size()) {
      return finding;
    }
    return new Finding(
        finding.id(),
        finding.severity(),
        finding.span(),
        finding.spot(),
        finding.message(),
        finding.citations(),
        Optional.of(finding.hint().map(hint -> hint + "; " + ELSEWHERE).orElse(ELSEWHERE)),
        own);
  }

  private static boolean isOwn(Fix fix, String text) {
    return fix.edits().stream().noneMatch(edit -> isImport(edit, text));
  }

  private static boolean isImport(TextEdit edit, String text) {
    if (edit.offset() > text.length()) {
      return false;
    }
    int start = text.lastIndexOf('\n', edit.offset() - 1) + 1;
    int end = text.indexOf('\n', start);
    String line = text.substring(start, end < 0 ? text.length() : end).strip();
    return line.startsWith("import ") && line.contains("\"") && edit.offset() > start;
  }
}
