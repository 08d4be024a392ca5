package studio.kriegsspiel.desktop.ui.editor;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.script.WritingHelp;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.Outcome;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.language.ide.Signature;

/** One quiet line under the text: the form of the statement at the caret, the next part marked. */
final class SignatureLine extends JLabel {
  private static final long serialVersionUID = 1L;

  private final transient ScriptArea area;
  private final transient Desk desk;
  private final transient WritingHelp help;
  private final transient Latest<Optional<Signature>> latest;
  private transient Optional<Signature> shown = Optional.empty();

  SignatureLine(ScriptArea area, Desk desk, WritingHelp help, BackgroundRunner runner) {
    super(" ");
    this.area = area;
    this.desk = desk;
    this.help = help;
    this.latest = new Latest<>(runner, "Form of the statement");
    putClientProperty("FlatLaf.styleClass", "small");
    setBorder(BorderFactory.createEmptyBorder(3, 10, 3, 8));
    getAccessibleContext().setAccessibleName("Form of the statement at the caret");
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fit();
          }
        });
  }

  /** Wide forms end in dots; they must not widen the pane. */
  @Override
  public Dimension getMinimumSize() {
    return new Dimension(0, super.getPreferredSize().height);
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(0, super.getPreferredSize().height);
  }

  /** Shows the form at the caret. */
  void follow() {
    Snapshot now = desk.manuscript().snapshot();
    int caret = behindFirstWord(now.text(), area.getCaretPosition());
    latest.request(
        now.version(),
        progress -> help.signature(now.text(), caret),
        outcome -> {
          if (outcome instanceof Outcome.Done<Optional<Signature>> done) {
            show(done.value());
          }
        });
  }

  /** Before the first word of a line it is this line's statement that is asked for. */
  private static int behindFirstWord(String text, int caret) {
    int at = Math.min(caret, text.length());
    int start = text.lastIndexOf('\n', at - 1) + 1;
    if (!text.substring(start, at).isBlank()) {
      return at;
    }
    int word = at;
    while (word < text.length() && (text.charAt(word) == ' ' || text.charAt(word) == '\t')) {
      word++;
    }
    int end = word;
    while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    return end > word ? end : at;
  }

  private void show(Optional<Signature> fresh) {
    shown = fresh;
    setToolTipText(fresh.map(SignatureLine::tip).orElse(null));
    fit();
  }

  private static String tip(Signature signature) {
    String form = FindingText.escape(String.join(" ", signature.form()));
    String doc = FindingText.escape(signature.doc());
    return "<html><div style='width:320px'>" + form + "<br>" + doc + "</div></html>";
  }

  /** Writes as much of the form as there is room for. */
  private void fit() {
    setText(shown.map(this::words).orElse(" "));
  }

  /** What is written already matters less than what comes next, so a long form begins there. */
  private String words(Signature signature) {
    List<String> form = signature.form();
    int from = Math.max(0, signature.active() - 4);
    int to = form.size();
    while (to > signature.active() + 1 && !fits(signature, from, to)) {
      to--;
    }
    while (from < signature.active() && !fits(signature, from, to)) {
      from++;
    }
    StringBuilder html =
        new StringBuilder("<html><nobr><span style='color:" + hex("Studio.headingForeground"))
            .append("'>");
    html.append(from > 0 ? "… " : "");
    for (int i = from; i < to; i++) {
      String part = FindingText.escape(to - from == 1 ? trimmed(form.get(i)) : form.get(i));
      html.append(
          i == signature.active()
              ? "<b style='color:" + hex("Studio.editor.foreground") + "'>" + part + "</b> "
              : part + " ");
    }
    return html.append(to < form.size() ? "…" : "").append("</span></nobr></html>").toString();
  }

  /** One part that is longer than the line ends in dots. */
  private String trimmed(String part) {
    FontMetrics letters = getFontMetrics(getFont().deriveFont(Font.BOLD));
    int room = getWidth() - getInsets().left - getInsets().right - letters.stringWidth("… … …");
    int end = part.length();
    while (end > 1 && letters.stringWidth(part.substring(0, end)) > room) {
      end--;
    }
    return end < part.length() ? part.substring(0, end) + "…" : part;
  }

  private boolean fits(Signature signature, int from, int to) {
    FontMetrics plain = getFontMetrics(getFont());
    FontMetrics bold = getFontMetrics(getFont().deriveFont(Font.BOLD));
    int width = plain.stringWidth(from > 0 ? "… …" : "…");
    for (int i = from; i < to; i++) {
      FontMetrics letters = i == signature.active() ? bold : plain;
      width += letters.stringWidth(signature.form().get(i) + " ");
    }
    return width <= getWidth() - getInsets().left - getInsets().right;
  }

  private static String hex(String key) {
    return "#%06x".formatted(Looks.colour(key).getRGB() & 0xffffff);
  }
}
