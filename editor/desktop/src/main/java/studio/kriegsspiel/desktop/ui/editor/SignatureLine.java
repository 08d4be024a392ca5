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
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.language.ide.Signature;

/**
 * One quiet line under the text: an example of the statement at the caret, with the part that comes
 * next in bold, and in words what may come.
 */
final class SignatureLine extends JLabel {
  private static final long serialVersionUID = 1L;

  private static final String NEXT = "\u2003\u2022\u2003Next: ";
  private static final int LEAST_WORDS = 2;

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
    this.latest = new Latest<>(runner, "Example of the statement");
    putClientProperty("FlatLaf.styleClass", "small");
    setBorder(BorderFactory.createEmptyBorder(3, 10, 3, 8));
    getAccessibleContext()
        .setAccessibleName("Example of the statement at the caret, and what comes next");
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fit();
          }
        });
  }

  /** Long examples end in dots; they must not widen the pane. */
  @Override
  public Dimension getMinimumSize() {
    return new Dimension(0, super.getPreferredSize().height);
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(0, super.getPreferredSize().height);
  }

  /** Shows the example for the caret. */
  void follow() {
    Snapshot now = desk.manuscript().snapshot();
    int caret = behindFirstWord(now.text(), area.getCaretPosition());
    latest.request(
        now.version(),
        progress -> help.signature(now.text(), caret),
        outcome -> {
          if (outcome instanceof WorkOutcome.Done<Optional<Signature>> done) {
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
    String all = signature.doc() + "\nNext: " + String.join(", ", signature.next()) + ".";
    return "<html><div style='width:320px'>" + FindingText.told(all) + "</div></html>";
  }

  /** Writes as much as there is room for. */
  private void fit() {
    setText(shown.map(this::words).orElse(" "));
  }

  /**
   * What may come next gives way first, then the ends of the example, then the rest of the words.
   */
  private String words(Signature signature) {
    String example = signature.example();
    int from = 0;
    int words = signature.next().size();
    while (words > LEAST_WORDS && !fits(signature, from, example.length(), words)) {
      words--;
    }
    int to = example.length();
    while (to > signature.to() && !fits(signature, from, to, words)) {
      to--;
    }
    while (from < signature.from() && !fits(signature, from, to, words)) {
      from++;
    }
    while (words > 0 && !fits(signature, from, to, words)) {
      words--;
    }
    int word = example.lastIndexOf(' ', signature.from() - 1) + 1;
    while (from > 0 && from < word && example.charAt(from - 1) != ' ') {
      from++;
    }
    return "<html><nobr><span style='color:"
        + hex("Studio.headingForeground")
        + "'>"
        + (from > 0 ? "…" : "")
        + FindingText.escape(example.substring(from, Math.max(from, signature.from())))
        + "<b style='color:"
        + hex("Studio.editor.foreground")
        + "'>"
        + FindingText.escape(example.substring(Math.max(from, signature.from()), signature.to()))
        + "</b>"
        + FindingText.escape(example.substring(Math.max(from, signature.to()), to))
        + (to < example.length() ? "…" : "")
        + FindingText.escape(next(signature, words))
        + "</span></nobr></html>";
  }

  private static String next(Signature signature, int words) {
    List<String> all = signature.next();
    return words == 0
        ? ""
        : NEXT + String.join(", ", all.subList(0, words)) + (words < all.size() ? ", …" : "");
  }

  private boolean fits(Signature signature, int from, int to, int words) {
    FontMetrics plain = getFontMetrics(getFont());
    FontMetrics bold = getFontMetrics(getFont().deriveFont(Font.BOLD));
    String example = signature.example();
    int marked = Math.max(from, signature.from());
    int width =
        plain.stringWidth("……" + next(signature, words))
            + plain.stringWidth(example.substring(from, marked))
            + bold.stringWidth(example.substring(marked, Math.max(marked, signature.to())))
            + plain.stringWidth(
                example.substring(Math.min(to, Math.max(from, signature.to())), to));
    return width <= getWidth() - getInsets().left - getInsets().right;
  }

  private static String hex(String key) {
    return "#%06x".formatted(Looks.colour(key).getRGB() & 0xffffff);
  }
}
