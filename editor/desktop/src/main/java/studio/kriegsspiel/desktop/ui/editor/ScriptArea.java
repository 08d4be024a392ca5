package studio.kriegsspiel.desktop.ui.editor;

import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import javax.swing.JPopupMenu;
import javax.swing.SwingUtilities;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.BadLocationException;
import javax.swing.text.Document;
import javax.swing.text.EditorKit;
import javax.swing.text.JTextComponent;
import org.fife.ui.rsyntaxtextarea.RSyntaxDocument;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextAreaUI;
import org.fife.ui.rsyntaxtextarea.folding.FoldParserManager;
import org.fife.ui.rtextarea.RTextAreaUI;
import org.fife.ui.rtextarea.RUndoManager;
import studio.kriegsspiel.desk.script.Highlighter;
import studio.kriegsspiel.desk.text.Manuscript;
import studio.kriegsspiel.desk.text.ManuscriptChange;
import studio.kriegsspiel.desk.text.ManuscriptChange.Origin;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.scenario.text.TextEdit;

/** The text area: shows the manuscript, and tells it of every character typed. */
public final class ScriptArea extends RSyntaxTextArea {
  private static final long serialVersionUID = 1L;
  private static final int TAB = 2;

  private final transient Manuscript manuscript;
  private transient int groupDepth;
  private transient boolean following;
  private transient Consumer<JPopupMenu> offers = menu -> {};
  private final transient LineFigures figures = new LineFigures(this);
  private transient int usualEntries = Integer.MAX_VALUE;

  /** Shows {@code manuscript}. */
  public ScriptArea(Manuscript manuscript, Highlighter highlighter) {
    super(document(highlighter));
    this.manuscript = manuscript;
    setFont(new Font(Font.MONOSPACED, Font.PLAIN, Looks.scaled(14)));
    setTabSize(TAB);
    setTabsEmulated(true);
    setAutoIndentEnabled(true);
    setCloseCurlyBraces(false);
    setBracketMatchingEnabled(false);
    setMarkOccurrences(false);
    setLineWrap(true);
    setWrapStyleWord(true);
    setAntiAliasingEnabled(true);
    setText(manuscript.text());
    getDocument().addDocumentListener(new Typing());
    manuscript.addListener(this::follow);
    addCaretListener(event -> endTypingUnlessAt(event.getDot()));
    setCodeFoldingEnabled(true);
    getAccessibleContext().setAccessibleName("Scenario text");
  }

  /** The pane looks its folds up when it is given its document, so they are announced before. */
  private static RSyntaxDocument document(Highlighter highlighter) {
    FoldParserManager.get().addFoldParserMapping(ScriptTokenMaker.STYLE, new ScriptFolds());
    return new RSyntaxDocument(new ScriptTokenMakerFactory(highlighter), ScriptTokenMaker.STYLE);
  }

  @Override
  protected RTextAreaUI createRTextAreaUI() {
    EditorKit kit = new ScriptMargin();
    return new RSyntaxTextAreaUI(this) {
      @Override
      public EditorKit getEditorKit(JTextComponent of) {
        return kit;
      }
    };
  }

  @Override
  protected RUndoManager createUndoManager() {
    return new NoHistory(this, this::beginGroup, this::endGroup);
  }

  /** The figures behind the lines. */
  LineFigures figures() {
    return figures;
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    figures.paint((Graphics2D) graphics);
  }

  /** The usual menu without its undo and redo, which know nothing of the map. */
  @Override
  protected JPopupMenu createPopupMenu() {
    JPopupMenu menu = new JPopupMenu();
    menu.add(createPopupMenuItem(getAction(CUT_ACTION)));
    menu.add(createPopupMenuItem(getAction(COPY_ACTION)));
    menu.add(createPopupMenuItem(getAction(PASTE_ACTION)));
    menu.addSeparator();
    menu.add(createPopupMenuItem(getAction(SELECT_ALL_ACTION)));
    appendFoldingMenu(menu);
    usualEntries = menu.getComponentCount();
    return menu;
  }

  /**
   * Adds to the menu what can be done at the caret; {@code filler} adds it to the menu it is given.
   */
  void offerInMenu(Consumer<JPopupMenu> filler) {
    offers = filler;
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            if (SwingUtilities.isRightMouseButton(event)) {
              goTo(event.getPoint());
            }
          }
        });
  }

  /** What a menu is about is where it was called for, unless that lies in what is selected. */
  private void goTo(Point point) {
    int at = viewToModel2D(point);
    if (at >= 0 && (at < getSelectionStart() || at > getSelectionEnd())) {
      setCaretPosition(at);
    }
  }

  @Override
  protected void configurePopupMenu(JPopupMenu menu) {
    super.configurePopupMenu(menu);
    while (menu.getComponentCount() > usualEntries) {
      menu.remove(usualEntries);
    }
    offers.accept(menu);
  }

  @Override
  public void undoLastAction() {
    manuscript.undo();
  }

  @Override
  public void redoLastAction() {
    manuscript.redo();
  }

  /** Typing or pasting over a selection is one step. */
  @Override
  public void replaceSelection(String text) {
    if (getSelectionStart() == getSelectionEnd()) {
      super.replaceSelection(text);
      return;
    }
    beginGroup();
    try {
      super.replaceSelection(text);
    } finally {
      endGroup();
    }
  }

  private void beginGroup() {
    groupDepth++;
  }

  private void endGroup() {
    groupDepth = Math.max(0, groupDepth - 1);
    if (groupDepth == 0 && !following) {
      manuscript.replaceAll(getText(), "edit");
    }
  }

  private void endTypingUnlessAt(int dot) {
    if (!following && groupDepth == 0 && dot != lastTyped) {
      manuscript.endTyping();
    }
  }

  private transient int lastTyped = -1;

  /** Takes over a change that was made elsewhere. */
  private void follow(ManuscriptChange change) {
    if (change.origin() == Origin.TYPING
        || getDocument().getLength() == manuscript.text().length()
            && getText().equals(manuscript.text())) {
      return;
    }
    following = true;
    try {
      if (change.origin() == Origin.LOADED) {
        setText(manuscript.text());
        setCaretPosition(0);
      } else {
        for (TextEdit edit : change.edits()) {
          replaceRange(edit.replacement(), edit.offset(), edit.offset() + edit.length());
        }
        if (change.origin() == Origin.HISTORY) {
          setCaretPosition(Math.min(change.caret(), getDocument().getLength()));
        }
      }
    } finally {
      following = false;
    }
  }

  /** Tells the manuscript what was typed, pasted or deleted in the area. */
  private final class Typing implements DocumentListener {
    @Override
    public void insertUpdate(DocumentEvent event) {
      if (!following && groupDepth == 0) {
        lastTyped = event.getOffset() + event.getLength();
        manuscript.type(TextEdit.insert(event.getOffset(), textOf(event)));
      }
    }

    @Override
    public void removeUpdate(DocumentEvent event) {
      if (!following && groupDepth == 0) {
        lastTyped = event.getOffset();
        manuscript.type(new TextEdit(event.getOffset(), event.getLength(), ""));
      }
    }

    @Override
    public void changedUpdate(DocumentEvent event) {
      // Only colours changed.
    }

    private String textOf(DocumentEvent event) {
      Document document = event.getDocument();
      try {
        return document.getText(event.getOffset(), event.getLength());
      } catch (BadLocationException e) {
        throw new IllegalStateException("The event names what was just inserted", e);
      }
    }
  }
}
