package studio.kriegsspiel.desktop.ui.reading;

import java.awt.Dimension;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import javax.swing.text.DefaultCaret;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.reading.Reply;
import studio.kriegsspiel.desktop.ui.look.ScrollForm;
import studio.kriegsspiel.drawing.analysis.LegendLine;

/** Answers in words under the signs they are drawn with. */
final class AnswerPane extends ScrollForm {
  private static final long serialVersionUID = 1L;
  private static final int LEAST_WIDTH = 200;

  AnswerPane() {
    super(new MigLayout("insets 0, gap 4 3, fillx, wrap 1", "[grow,fill]", ""));
    setOpaque(false);
  }

  /** Shows answers, one below the other. */
  void show(List<Reply> replies) {
    removeAll();
    replies.forEach(this::add);
    revalidate();
    repaint();
  }

  private void add(Reply reply) {
    if (!reply.title().isEmpty()) {
      add(words(reply.title(), "h4"), "gaptop 6, wmin 0");
    }
    List<LegendLine> legend =
        reply
            .overlay()
            .filter(overlay -> reply.brief().isEmpty())
            .map(overlay -> overlay.picture().legend())
            .orElse(List.of());
    for (LegendLine row : legend) {
      if (!(row.sample() instanceof LegendLine.Nothing)) {
        JLabel sign = new JLabel(new LegendRow(row));
        sign.getAccessibleContext().setAccessibleName(row.text());
        add(sign, "split 2, growx 0, aligny top");
        add(words(row.text(), "small"), "wmin 0, growx, pushx");
      }
    }
    for (String sentence : reply.lines()) {
      add(words(sentence, "small"), "wmin 0");
    }
  }

  /** Words that wrap, can be marked and copied, and are read out by assistive programs. */
  private JTextArea words(String sentence, String style) {
    JTextArea text = new JTextArea(sentence);
    text.putClientProperty("FlatLaf.styleClass", style);
    text.setEditable(false);
    text.setLineWrap(true);
    text.setWrapStyleWord(true);
    text.setOpaque(false);
    text.setBorder(null);
    text.setFocusable(true);
    if (text.getCaret() instanceof DefaultCaret caret) {
      // New words must not scroll the pane.
      caret.setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
    }
    text.setForeground(UIManager.getColor("Label.foreground"));
    text.getAccessibleContext().setAccessibleName(sentence);
    // A text that wraps asks for its height in the width it has.
    text.setSize(new Dimension(Math.max(LEAST_WIDTH, getWidth()), 1));
    return text;
  }
}
