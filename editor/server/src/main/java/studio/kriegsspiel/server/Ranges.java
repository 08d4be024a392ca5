package studio.kriegsspiel.server;

import java.util.List;
import java.util.Locale;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Translates between places of ours and places of the protocol: lines and characters from 0. */
final class Ranges {
  private final SourceText source;

  Ranges(String text) {
    this.source = new SourceText("", text);
  }

  int offset(Position position) {
    int line = Math.max(0, Math.min(position.getLine(), source.lines() - 1));
    int offset = source.lineStart(line) + Math.max(0, position.getCharacter());
    return Math.min(offset, source.lineEnd(line));
  }

  Position position(int offset) {
    int place = Math.max(0, Math.min(offset, source.text().length()));
    int line = source.lineIndex(place);
    return new Position(line, place - source.lineStart(line));
  }

  /** The very beginning of the text. */
  Range start() {
    return new Range(new Position(0, 0), new Position(0, 0));
  }

  Range range(TextSpan span) {
    return new Range(position(span.offset()), position(span.end()));
  }

  List<org.eclipse.lsp4j.TextEdit> edits(List<TextEdit> edits) {
    return edits.stream()
        .map(
            each ->
                new org.eclipse.lsp4j.TextEdit(
                    new Range(position(each.offset()), position(each.offset() + each.length())),
                    each.replacement()))
        .toList();
  }

  Diagnostic diagnostic(Finding finding) {
    String hint = finding.hint().map(each -> "\n" + each).orElse("");
    Diagnostic diagnostic =
        new Diagnostic(
            range(finding.span()), finding.message() + hint, severity(finding), "studio");
    diagnostic.setCode(finding.id().toUpperCase(Locale.ROOT));
    return diagnostic;
  }

  private static DiagnosticSeverity severity(Finding finding) {
    if (finding.severity() == Severity.ERROR) {
      return DiagnosticSeverity.Error;
    }
    return finding.severity() == Severity.WARNING
        ? DiagnosticSeverity.Warning
        : DiagnosticSeverity.Information;
  }
}
