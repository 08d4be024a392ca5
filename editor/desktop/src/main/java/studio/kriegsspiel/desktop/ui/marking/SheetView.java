package studio.kriegsspiel.desktop.ui.marking;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultHighlighter.DefaultHighlightPainter;
import studio.kriegsspiel.desk.marking.MarkTable.Cell;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.ReadText;
import studio.kriegsspiel.scenario.text.TextSpan;

/** The evidence of a mark in words, and the sheet with the lines that have to do with it. */
final class SheetView extends JPanel {
  private static final long serialVersionUID = 1L;

  private final JTextArea evidence = ReadText.area("What shows it");
  private final JTextArea sheet = ReadText.area("The order sheet");

  SheetView() {
    super(new BorderLayout());
    JScrollPane said = new JScrollPane(evidence);
    said.setPreferredSize(new Dimension(Looks.scaled(360), Looks.scaled(150)));
    add(said, BorderLayout.WEST);
    add(new JScrollPane(sheet), BorderLayout.CENTER);
  }

  /** Shows a cell beside its sheet; its first line is brought into sight. */
  void show(Cell cell, String text) {
    evidence.setText(cell.evidence());
    evidence.setCaretPosition(0);
    Font mono = UIManager.getFont("monospaced.font");
    if (mono != null) {
      sheet.setFont(mono);
    }
    if (!sheet.getText().equals(text)) {
      sheet.setText(text);
    }
    light(cell.lines(), text.length());
  }

  private void light(List<TextSpan> lines, int length) {
    sheet.getHighlighter().removeAllHighlights();
    DefaultHighlightPainter mark =
        new DefaultHighlightPainter(Looks.colour("Studio.editor.sameName"));
    for (TextSpan each : lines) {
      if (each.offset() >= 0 && each.end() <= length) {
        try {
          sheet.getHighlighter().addHighlight(each.offset(), each.end(), mark);
        } catch (BadLocationException outside) {
          throw new IllegalStateException(outside);
        }
      }
    }
    sheet.setCaretPosition(
        lines.isEmpty() ? 0 : Math.max(0, Math.min(length, lines.get(0).offset())));
  }

  /** Gives the sheet the keyboard, at the line that is lit first. */
  void goToSheet() {
    sheet.getCaret().setVisible(true);
    sheet.requestFocusInWindow();
  }

  /** What is said of the cell. */
  String evidence() {
    return evidence.getText();
  }

  /** The words that are lit, in their order. */
  List<String> lit() {
    return Stream.of(sheet.getHighlighter().getHighlights())
        .map(each -> sheet.getText().substring(each.getStartOffset(), each.getEndOffset()))
        .toList();
  }
}
