package studio.kriegsspiel.desktop.ui.editor;

import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import studio.kriegsspiel.desktop.model.desk.Desk;
import studio.kriegsspiel.desktop.model.script.WritingHelp;
import studio.kriegsspiel.desktop.model.text.Manuscript.Snapshot;
import studio.kriegsspiel.desktop.model.work.BackgroundRunner;
import studio.kriegsspiel.desktop.model.work.Latest;
import studio.kriegsspiel.desktop.model.work.Outcome;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.language.ide.Signature;

/** One quiet line under the text: the form of the statement at the caret, the next part marked. */
final class SignatureLine extends JLabel {
  private static final long serialVersionUID = 1L;

  private final transient ScriptArea area;
  private final transient Desk desk;
  private final transient WritingHelp help;
  private final transient Latest<Optional<Signature>> latest;

  SignatureLine(ScriptArea area, Desk desk, WritingHelp help, BackgroundRunner runner) {
    super(" ");
    this.area = area;
    this.desk = desk;
    this.help = help;
    this.latest = new Latest<>(runner, "Form of the statement");
    putClientProperty("FlatLaf.styleClass", "small");
    setBorder(BorderFactory.createEmptyBorder(3, 10, 3, 8));
    getAccessibleContext().setAccessibleName("Form of the statement at the caret");
  }

  /** Wide forms are cut at the edge; they must not widen the pane. */
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

  private void show(Optional<Signature> signature) {
    setText(signature.map(SignatureLine::words).orElse(" "));
    setToolTipText(signature.map(Signature::doc).filter(doc -> !doc.isBlank()).orElse(null));
  }

  private static String words(Signature signature) {
    String quiet = hex("Studio.headingForeground");
    StringBuilder html = new StringBuilder("<html><nobr><span style='color:" + quiet + "'>");
    List<String> form = signature.form();
    // What is written already matters less than what comes next, so a long form begins there.
    int first = Math.max(0, signature.active() - 4);
    html.append(first > 0 ? "… " : "");
    for (int i = first; i < form.size(); i++) {
      String part = FindingText.escape(form.get(i));
      html.append(
          i == signature.active()
              ? "<b style='color:" + hex("Studio.editor.foreground") + "'>" + part + "</b> "
              : part + " ");
    }
    return html.append("</span></nobr></html>").toString();
  }

  private static String hex(String key) {
    return "#%06x".formatted(Looks.colour(key).getRGB() & 0xffffff);
  }
}
