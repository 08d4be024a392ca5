package studio.kriegsspiel.desktop.ui.editor;

import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import org.fife.ui.rtextarea.SearchContext;
import org.fife.ui.rtextarea.SearchEngine;
import studio.kriegsspiel.desk.search.FolderSearch;
import studio.kriegsspiel.desk.search.SearchPattern;
import studio.kriegsspiel.desk.search.SearchPattern.Hit;
import studio.kriegsspiel.desk.text.Manuscript;
import studio.kriegsspiel.desktop.ui.look.BoundKey;
import studio.kriegsspiel.desktop.ui.look.FieldLabel;
import studio.kriegsspiel.desktop.ui.look.Typing;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * The lines under the text in which words are looked for, and others are written in their place.
 */
final class FindBar extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient ScriptArea area;
  private final transient Manuscript manuscript;
  private final transient FolderSearch folder;
  private final transient Runnable reveal;
  private final JTextField words = field("Words to find");
  private final JTextField with = field("Words to write instead");
  private final JToggleButton matchCase =
      toggle("Aa", "Match case", "Tell capitals and small letters apart", KeyEvent.VK_C);
  private final JToggleButton expression =
      toggle(
          ".*",
          "Regular expression",
          "Take the words as a regular expression; $1 writes its first group",
          KeyEvent.VK_X);
  private final JLabel told = new JLabel(" ");
  private final JPanel replacing =
      new JPanel(new MigLayout("insets 0, gap 6", "[][grow,fill][][]"));

  /**
   * Looks in the text of {@code area}.
   *
   * @param reveal makes sure that the caret can be seen
   */
  FindBar(ScriptArea area, Manuscript manuscript, FolderSearch folder, Runnable reveal) {
    super(new MigLayout("insets 4 8 4 8, gap 6, hidemode 3", "[][grow,fill][][][][][]"));
    this.area = area;
    this.manuscript = manuscript;
    this.folder = folder;
    this.reveal = reveal;
    add(FieldLabel.of("Find", 'I', words));
    add(words, "wmin 90");
    add(matchCase);
    add(expression);
    add(tool("Previous", "\u2191", "Previous (Shift+Enter)", () -> find(false)));
    add(tool("Next", "\u2193", "Next (Enter)", () -> find(true)));
    add(tool("Close", "\u00d7", "Close (Escape)", this::close), "wrap");
    addReplacing();
    told.putClientProperty("FlatLaf.styleClass", "small");
    told.putClientProperty("html.disable", true);
    add(told, "span, growx, wmin 0");
    words.addActionListener(event -> find(true));
    with.addActionListener(event -> replace());
    matchCase.addActionListener(event -> count());
    expression.addActionListener(event -> count());
    Typing.listen(words, typed -> count());
    BoundKey.bind(
        this, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "shift ENTER", () -> find(false));
    BoundKey.bind(this, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "ESCAPE", this::close);
    setVisible(false);
  }

  private void addReplacing() {
    replacing.add(FieldLabel.of("Write", 'W', with));
    replacing.add(with, "wmin 60");
    replacing.add(button("Replace", "Write it here and go on to the next (Enter)", this::replace));
    replacing.add(
        button("All", "Write it in every place of this text, as one step", this::all), "wrap");
    replacing.add(new JLabel("In all files"), "span 2");
    replacing.add(
        button(
            "List",
            "List every place in the scenario files of the folder",
            () -> folder.list(wanted())));
    replacing.add(
        button(
            "Replace listed",
            "Write it in every place that was listed; files that are not open are saved at once",
            () -> {
              if (edits().isPresent()) {
                folder.replace(wanted(), with.getText());
              }
            }));
    add(replacing, "span, growx, wmin 0, wrap");
  }

  private static JTextField field(String name) {
    JTextField field = new JTextField(14);
    field.putClientProperty("JTextField.showClearButton", true);
    field.getAccessibleContext().setAccessibleName(name);
    // The key of the menu would delete backwards here.
    field.getInputMap().put(KeyStroke.getKeyStroke("ctrl H"), "none");
    return field;
  }

  private static JToggleButton toggle(String sign, String name, String tip, int letter) {
    JToggleButton toggle = new JToggleButton(sign);
    named(toggle, name, tip + " (Alt+" + (char) letter + ")");
    toggle.setMnemonic(letter);
    return toggle;
  }

  private static JButton tool(String name, String sign, String tip, Runnable what) {
    JButton button = new JButton(sign);
    named(button, name, tip);
    button.addActionListener(event -> what.run());
    return button;
  }

  private static void named(AbstractButton button, String name, String tip) {
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.setToolTipText(tip);
    button.getAccessibleContext().setAccessibleName(name);
  }

  private static JButton button(String name, String tip, Runnable what) {
    JButton button = new JButton(name);
    button.setToolTipText(tip);
    button.addActionListener(event -> what.run());
    return button;
  }

  /** Opens the line, with the chosen words of the text if they are few. */
  void open(boolean forReplacing) {
    String chosen = area.getSelectedText();
    if (chosen != null && !chosen.contains("\n")) {
      words.setText(chosen);
    }
    replacing.setVisible(forReplacing);
    setVisible(true);
    revalidate();
    words.selectAll();
    words.requestFocusInWindow();
  }

  private void close() {
    SearchEngine.markAll(area, new SearchContext());
    setVisible(false);
    area.requestFocusInWindow();
  }

  private SearchPattern wanted() {
    return new SearchPattern(words.getText(), matchCase.isSelected(), expression.isSelected());
  }

  /** All places of the text; none, and a sentence, where the words cannot be looked for. */
  private List<Hit> hits() {
    try {
      List<Hit> hits = wanted().hits(manuscript.text());
      tell(hits.isEmpty() ? "Not found" : places(hits.size()));
      return hits;
    } catch (IllegalArgumentException e) {
      tell(String.valueOf(e.getMessage()));
      return List.of();
    }
  }

  private void tell(String sentence) {
    told.setText(words.getText().isEmpty() ? " " : sentence);
    told.setToolTipText(told.getText());
    words.putClientProperty("JComponent.outline", null);
  }

  private static String places(int count) {
    return count + (count == 1 ? " place" : " places");
  }

  /** What is to be written, or says why nothing can be. */
  private Optional<List<TextEdit>> edits() {
    try {
      List<TextEdit> edits = wanted().edits(manuscript.text(), with.getText());
      return words.getText().isEmpty() ? Optional.empty() : Optional.of(edits);
    } catch (IllegalArgumentException e) {
      tell(String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  /** Marks all places without going to one. */
  private void count() {
    boolean any = !hits().isEmpty();
    SearchContext context = new SearchContext(any ? words.getText() : "", matchCase.isSelected());
    context.setRegularExpression(expression.isSelected());
    context.setMarkAll(any);
    SearchEngine.markAll(area, context);
  }

  private void find(boolean forward) {
    count();
    choose(hits(), forward);
  }

  /** Goes to the place behind what is chosen, or before it, round the ends of the text. */
  private void choose(List<Hit> hits, boolean forward) {
    if (hits.isEmpty()) {
      return;
    }
    int from = forward ? area.getSelectionEnd() : area.getSelectionStart();
    int at = forward ? 0 : hits.size() - 1;
    for (int i = 0; i < hits.size(); i++) {
      if (forward ? hits.get(i).offset() >= from : hits.get(i).end() <= from) {
        at = i;
        if (forward) {
          break;
        }
      }
    }
    area.select(hits.get(at).offset(), hits.get(at).end());
    tell((at + 1) + " of " + places(hits.size()));
    reveal.run();
  }

  private void replace() {
    edits().ifPresent(this::replace);
  }

  private void replace(List<TextEdit> edits) {
    int start = area.getSelectionStart();
    int length = area.getSelectionEnd() - start;
    edits.stream()
        .filter(each -> each.offset() == start && each.length() == length)
        .findFirst()
        .ifPresent(
            edit -> {
              manuscript.edit(List.of(edit), "replace " + words.getText());
              area.setCaretPosition(edit.offset() + edit.replacement().length());
            });
    find(true);
  }

  private void all() {
    edits()
        .ifPresent(
            edits -> {
              manuscript.edit(edits, "replace all " + words.getText());
              count();
              tell(edits.isEmpty() ? "Not found" : "Replaced in " + places(edits.size()) + ".");
            });
  }
}
