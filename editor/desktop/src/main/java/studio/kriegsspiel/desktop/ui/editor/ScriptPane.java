package studio.kriegsspiel.desktop.ui.editor;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.EventQueue;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;
import org.fife.ui.rsyntaxtextarea.ErrorStrip;
import org.fife.ui.rtextarea.ExpandedFoldRenderStrategy;
import org.fife.ui.rtextarea.RTextScrollPane;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Jump;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.core.NameWork;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.script.Highlighter;
import studio.kriegsspiel.desk.script.WritingHelp;
import studio.kriegsspiel.desk.search.FolderSearch;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Later;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.Pause;
import studio.kriegsspiel.desk.work.Pauses;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.language.ide.names.Rename;
import studio.kriegsspiel.study.help.Hint;
import studio.kriegsspiel.study.help.ProseReading;

/** The text pane: the area with its margin, the strip of marks beside it, and the find line. */
public final class ScriptPane extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final float SMALLEST = 8;
  private static final float LARGEST = 40;
  private static final long PAUSE_MILLISECONDS = 120;
  private static final int TIP_WIDTH = 380;

  private final transient Desk desk;
  private final ScriptArea area;
  private final RTextScrollPane scroll;
  private final FindBar findBar;
  private final transient FindingMarks marks;
  private final transient CompletionList completion;
  private final transient SameNames sameNames;
  private final SignatureLine signature;
  private final transient WritingHelp help;
  private final transient NameWork names;
  private final transient Latest<List<Hint>> figures;
  private final transient Latest<List<ProseReading>> proses;
  private transient Readings readings = new Readings(-1, List.of());
  private boolean withFigures = true;

  /** The prose of one version of the text as its readers will read it. */
  private record Readings(long version, List<ProseReading> all) {}

  /** Shows the text of {@code desk}. */
  public ScriptPane(
      Desk desk,
      Navigation navigation,
      NameWork names,
      FolderSearch folder,
      Highlighter highlighter,
      WritingHelp help,
      BackgroundRunner runner,
      Pauses pauses) {
    super(new BorderLayout());
    this.desk = desk;
    this.names = names;
    this.help = help;
    this.figures = new Latest<>(runner, "Figures");
    this.proses = new Latest<>(runner, "Prose");
    area = new ScriptArea(desk.manuscript(), highlighter);
    scroll = new RTextScrollPane(area, true);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    scroll.setIconRowHeaderEnabled(true);
    scroll.setFoldIndicatorEnabled(true);
    scroll.getGutter().setExpandedFoldRenderStrategy(ExpandedFoldRenderStrategy.ALWAYS);
    findBar =
        new FindBar(area, desk.manuscript(), folder, () -> showPlace(area.getSelectionStart()));
    area.getInputMap().put(KeyStroke.getKeyStroke("ctrl H"), "none");
    marks = new FindingMarks(area, scroll.getGutter());
    completion = new CompletionList(area, desk, help, runner);
    sameNames = new SameNames(area, desk, help, runner);
    signature = new SignatureLine(area, desk, help, runner);
    area.setToolTipSupplier((text, event) -> explain(event));
    new LedByClick(area, desk, help, names);
    add(scroll, BorderLayout.CENTER);
    add(new ErrorStrip(area), BorderLayout.LINE_END);
    JPanel foot = new JPanel(new BorderLayout());
    foot.add(signature, BorderLayout.NORTH);
    foot.add(findBar, BorderLayout.SOUTH);
    add(foot, BorderLayout.SOUTH);
    ScriptColours.put(area, scroll.getGutter());
    desk.studied().follow(new Later<>(EventQueue::invokeLater, this::showFindings));
    desk.jumps().listen(this::jump);
    area.addCaretListener(event -> navigation.followCaret(event.getDot()));
    Pause pause = pauses.of(PAUSE_MILLISECONDS, this::followCaret);
    area.addCaretListener(event -> pause.ask());
    desk.studied().listen(studied -> pause.ask());
  }

  @Override
  public void addNotify() {
    super.addNotify();
    completion.begin();
  }

  @Override
  public void removeNotify() {
    completion.end();
    super.removeNotify();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (area != null) {
      ScriptColours.put(area, scroll.getGutter());
      showFindings(desk.studied().get());
    }
  }

  private void followCaret() {
    sameNames.follow();
    signature.follow();
  }

  /** What is known of the word under the pointer; a finding there is told instead. */
  private @Nullable String explain(MouseEvent event) {
    int offset = area.viewToModel2D(event.getPoint());
    String told = help.explain(desk.manuscript().text(), offset).orElse("");
    String read =
        readings.version() == desk.manuscript().version()
            ? ProseReading.at(readings.all(), offset).map(ProseReading::words).orElse("")
            : "";
    String near = told.isEmpty() ? area.figures().about(offset) : told;
    String all = near.isEmpty() ? read : near;
    return all.isEmpty()
        ? null
        : "<html><div style='width:" + TIP_WIDTH + "px'>" + FindingText.told(all) + "</div></html>";
  }

  private void showFindings(Studied studied) {
    if (studied.version() == desk.manuscript().version()) {
      marks.show(studied.findings(), desk.file().get().name());
      askFigures(studied);
      proses.request(
          studied.version(),
          progress -> help.readings(studied.text()),
          outcome -> {
            if (outcome instanceof WorkOutcome.Done<List<ProseReading>> done) {
              readings = new Readings(done.version(), done.value());
            }
          });
    }
  }

  private void askFigures(Studied studied) {
    figures.request(
        studied.version(),
        progress -> withFigures ? help.hints(studied.text()) : List.<Hint>of(),
        outcome -> {
          if (outcome instanceof WorkOutcome.Done<List<Hint>> done
              && done.version() == desk.manuscript().version()) {
            area.figures().show(done.value());
          }
        });
  }

  /** Shows the figures that follow from what is written, or hides them. */
  public void toggleFigures() {
    withFigures = !withFigures;
    askFigures(desk.studied().get());
  }

  /** Asks for another name of what is named at the caret. */
  public void rename() {
    int caret = area.getCaretPosition();
    names
        .here()
        .ifPresentOrElse(
            use -> {
              RenameBox box = new RenameBox(names, caret, use);
              popUpAtCaret(box.popup());
              box.field().requestFocusInWindow();
            },
            () -> desk.message().set(Message.info(String.valueOf(Rename.nothing().getMessage()))));
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

  private void showPlace(int offset) {
    openFolds(offset);
    reveal(offset);
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

  /**
   * Has the text that has the keyboard, or else that of the scenario, do what one of its keys does.
   *
   * @param action its name, such as {@code DefaultEditorKit.copyAction}
   */
  public void perform(String action) {
    Component focused = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    JTextComponent text = focused instanceof JTextComponent other ? other : area;
    Action own = text.getActionMap().get(action);
    if (own != null) {
      own.actionPerformed(new ActionEvent(text, ActionEvent.ACTION_PERFORMED, action));
    }
  }

  /** Opens the line in which words are looked for. */
  public void openFind() {
    findBar.open(false);
  }

  /** Opens the lines in which words are looked for and others are written instead. */
  public void openReplace() {
    findBar.open(true);
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

  /** Has a key of the text do something besides what the menus tell. */
  public void bind(String key, Runnable what) {
    area.getInputMap().put(KeyStroke.getKeyStroke(key), "studio " + key);
    area.getActionMap()
        .put(
            "studio " + key,
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                what.run();
              }
            });
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
