package studio.kriegsspiel.desktop.ui.editor;

import java.awt.BorderLayout;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.ErrorStrip;
import org.fife.ui.rtextarea.ExpandedFoldRenderStrategy;
import org.fife.ui.rtextarea.RTextScrollPane;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desktop.model.analysis.Analysis;
import studio.kriegsspiel.desktop.model.desk.Desk;
import studio.kriegsspiel.desktop.model.desk.Jump;
import studio.kriegsspiel.desktop.model.desk.Navigation;
import studio.kriegsspiel.desktop.model.script.Completer;
import studio.kriegsspiel.desktop.model.script.Highlighter;
import studio.kriegsspiel.desktop.model.work.BackgroundRunner;

/** The text pane: the area with its margin, the strip of marks beside it, and the find line. */
public final class ScriptPane extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final float SMALLEST = 8;
  private static final float LARGEST = 40;

  private final transient Desk desk;
  private final ScriptArea area;
  private final RTextScrollPane scroll;
  private final FindBar findBar;
  private final transient FindingMarks marks;
  private final transient Completion completion;

  /** Shows the text of {@code desk}. */
  public ScriptPane(
      Desk desk,
      Navigation navigation,
      Highlighter highlighter,
      Completer completer,
      BackgroundRunner runner) {
    super(new BorderLayout());
    this.desk = desk;
    area = new ScriptArea(desk.manuscript(), highlighter);
    scroll = new RTextScrollPane(area, true);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    scroll.setIconRowHeaderEnabled(true);
    scroll.setFoldIndicatorEnabled(true);
    scroll.getGutter().setExpandedFoldRenderStrategy(ExpandedFoldRenderStrategy.ALWAYS);
    findBar = new FindBar(area);
    marks = new FindingMarks(area, scroll.getGutter());
    completion = new Completion(area, desk, completer, runner);
    area.setToolTipSupplier((text, event) -> explain(completer, event));
    add(scroll, BorderLayout.CENTER);
    add(new ErrorStrip(area), BorderLayout.LINE_END);
    add(findBar, BorderLayout.SOUTH);
    ScriptColours.put(area, scroll.getGutter());
    desk.analysis().follow(this::showFindings);
    desk.jumps().listen(this::jump);
    area.addCaretListener(event -> navigation.followCaret(event.getDot()));
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (area != null) {
      ScriptColours.put(area, scroll.getGutter());
      showFindings(desk.analysis().get());
    }
  }

  /** What is known of the word under the pointer; a finding there is told instead. */
  private @Nullable String explain(Completer completer, MouseEvent event) {
    return completer
        .explain(desk.manuscript().text(), area.viewToModel2D(event.getPoint()))
        .map(told -> "<html>" + FindingText.escape(told) + "</html>")
        .orElse(null);
  }

  private void showFindings(Analysis analysis) {
    if (analysis.version() == desk.manuscript().version()) {
      marks.show(analysis.findings(), desk.file().get().name());
    }
  }

  private void jump(Jump jump) {
    if (!jump.span().isPresent() || jump.span().offset() > area.getDocument().getLength()) {
      return;
    }
    int end = Math.min(jump.span().end(), area.getDocument().getLength());
    openFolds(jump.span().offset());
    if (jump.focusText()) {
      area.setCaretPosition(end);
      area.moveCaretPosition(jump.span().offset());
      area.requestFocusInWindow();
    } else {
      area.setCaretPosition(jump.span().offset());
    }
    reveal(jump.span().offset());
  }

  private void openFolds(int offset) {
    area.getFoldManager().ensureOffsetNotInClosedFold(offset);
  }

  private void reveal(int offset) {
    try {
      Rectangle2D at = area.modelToView2D(offset);
      if (at != null) {
        Rectangle wanted = at.getBounds();
        Rectangle seen = area.getVisibleRect();
        if (!seen.contains(wanted)) {
          wanted.y -= seen.height / 3;
          wanted.height = seen.height;
        }
        area.scrollRectToVisible(wanted);
      }
    } catch (BadLocationException e) {
      throw new IllegalStateException("The place lies within the text", e);
    }
  }

  /** Gives the keyboard to the text. */
  public void focusText() {
    area.requestFocusInWindow();
  }

  /** Opens the line in which words are looked for. */
  public void openFind() {
    findBar.open();
  }

  /** Proposes how the text may go on at the caret. */
  public void complete() {
    completion.request();
  }

  /** Makes the letters larger or smaller by so many points. */
  public void resizeLetters(float points) {
    float size = Math.max(SMALLEST, Math.min(LARGEST, area.getFont().getSize2D() + points));
    area.setFont(area.getFont().deriveFont(size));
    ScriptColours.put(area, scroll.getGutter());
  }

  /** Has something added to the menu of the text whenever it opens. */
  public void offerInMenu(Consumer<JPopupMenu> filler) {
    area.offerInMenu(filler);
  }

  /** Opens a menu at the caret. */
  public void popUpAtCaret(JPopupMenu menu) {
    try {
      Rectangle2D at = area.modelToView2D(area.getCaretPosition());
      if (at != null) {
        menu.show(area, (int) at.getX(), (int) at.getMaxY());
      }
    } catch (BadLocationException e) {
      throw new IllegalStateException("The caret stands within the text", e);
    }
  }

  /** The text area itself. */
  public ScriptArea area() {
    return area;
  }
}
