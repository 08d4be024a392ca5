package studio.kriegsspiel.desktop.ui.editor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.swing.text.BadLocationException;
import javax.swing.text.Position;
import org.fife.ui.rsyntaxtextarea.RSyntaxDocument;
import org.fife.ui.rsyntaxtextarea.parser.AbstractParser;
import org.fife.ui.rsyntaxtextarea.parser.DefaultParseResult;
import org.fife.ui.rsyntaxtextarea.parser.DefaultParserNotice;
import org.fife.ui.rsyntaxtextarea.parser.ParseResult;
import org.fife.ui.rsyntaxtextarea.parser.ParserNotice;
import org.fife.ui.rtextarea.Gutter;
import org.fife.ui.rtextarea.GutterIconInfo;
import studio.kriegsspiel.desk.studied.Findings;
import studio.kriegsspiel.desktop.ui.look.SeverityLook;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;

/** Shows findings in the text: waves under the words and signs in the margin. */
final class FindingMarks extends AbstractParser {
  private final ScriptArea area;
  private final Gutter gutter;
  private final List<Mark> marks = new ArrayList<>();
  private final List<GutterIconInfo> signs = new ArrayList<>();

  private record Mark(Position start, Position end, Finding finding) {}

  FindingMarks(ScriptArea area, Gutter gutter) {
    this.area = area;
    this.gutter = gutter;
    area.addParser(this);
  }

  /** Shows these findings, which are about the text as it is now. */
  void show(List<Finding> findings, String document) {
    marks.clear();
    int length = area.getDocument().getLength();
    for (Finding finding : findings) {
      boolean here = finding.span().isPresent() && finding.span().document().equals(document);
      if (here && finding.span().offset() <= length) {
        addMark(finding, length);
      }
    }
    area.forceReparsing(this);
    showSigns();
  }

  private void addMark(Finding finding, int length) {
    int start = finding.span().offset();
    try {
      int end = Math.min(firstLineEnd(start), Math.min(length, finding.span().end()));
      end = Math.min(length, Math.max(start + 1, end));
      marks.add(
          new Mark(
              area.getDocument().createPosition(start),
              area.getDocument().createPosition(end),
              finding));
    } catch (BadLocationException e) {
      throw new IllegalStateException("Both places lie within the text", e);
    }
  }

  /** What a whole statement is about is marked at its first line, so that the rest can be read. */
  private int firstLineEnd(int start) throws BadLocationException {
    int line = area.getDocument().getDefaultRootElement().getElementIndex(start);
    return area.getLineEndOffset(line) - (line == area.getLineCount() - 1 ? 0 : 1);
  }

  private void showSigns() {
    signs.forEach(gutter::removeTrackingIcon);
    signs.clear();
    Map<Integer, List<Mark>> byLine = new TreeMap<>();
    for (Mark mark : marks) {
      int line = area.getDocument().getDefaultRootElement().getElementIndex(mark.start.getOffset());
      byLine.computeIfAbsent(line, each -> new ArrayList<>()).add(mark);
    }
    for (List<Mark> onLine : byLine.values()) {
      List<Finding> findings = onLine.stream().map(Mark::finding).sorted(Findings.ORDER).toList();
      Severity worst =
          findings.stream().map(Finding::severity).min(Comparator.naturalOrder()).orElseThrow();
      try {
        signs.add(
            gutter.addOffsetTrackingIcon(
                onLine.get(0).start.getOffset(),
                SeverityLook.icon(worst),
                FindingText.tip(findings)));
      } catch (BadLocationException e) {
        throw new IllegalStateException("The place lies within the text", e);
      }
    }
  }

  @Override
  public ParseResult parse(RSyntaxDocument document, String style) {
    DefaultParseResult result = new DefaultParseResult(this);
    for (Mark mark : marks) {
      int start = mark.start.getOffset();
      int length = Math.max(1, mark.end.getOffset() - start);
      int line = document.getDefaultRootElement().getElementIndex(start);
      Finding finding = mark.finding;
      DefaultParserNotice notice =
          new DefaultParserNotice(this, FindingText.quoted(finding.message()), line, start, length);
      notice.setLevel(levelOf(finding.severity()));
      notice.setColor(SeverityLook.colour(finding.severity()));
      notice.setToolTipText(FindingText.tip(List.of(finding)));
      result.addNotice(notice);
    }
    return result;
  }

  private static ParserNotice.Level levelOf(Severity severity) {
    return switch (severity) {
      case ERROR -> ParserNotice.Level.ERROR;
      case WARNING -> ParserNotice.Level.WARNING;
      case NOTE -> ParserNotice.Level.INFO;
    };
  }
}
