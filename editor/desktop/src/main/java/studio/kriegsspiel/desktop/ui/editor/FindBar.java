package studio.kriegsspiel.desktop.ui.editor;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import org.fife.ui.rtextarea.SearchContext;
import org.fife.ui.rtextarea.SearchEngine;
import org.fife.ui.rtextarea.SearchResult;

/** The line under the text in which words are looked for. */
final class FindBar extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient ScriptArea area;
  private final JTextField words = new JTextField(22);
  private final JLabel count = new JLabel(" ");

  FindBar(ScriptArea area) {
    super(new MigLayout("insets 4 8 4 8, gap 6", "[][grow,fill][][][]"));
    this.area = area;
    JLabel label = new JLabel("Find");
    label.setLabelFor(words);
    label.setDisplayedMnemonic(KeyEvent.VK_I);
    words.putClientProperty("JTextField.showClearButton", true);
    words.getAccessibleContext().setAccessibleName("Words to find");
    add(label);
    add(words, "wmin 90");
    add(count, "wmin 0");
    add(button("Previous", "\u2191", false));
    add(button("Next", "\u2193", true));
    words.addActionListener(event -> find(true));
    bind(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, KeyEvent.SHIFT_DOWN_MASK), () -> find(false));
    bind(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), this::close);
    setVisible(false);
  }

  private JButton button(String name, String sign, boolean forward) {
    JButton button = new JButton(sign);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.setToolTipText(name + (forward ? " (Enter)" : " (Shift+Enter)"));
    button.getAccessibleContext().setAccessibleName(name);
    button.addActionListener(event -> find(forward));
    return button;
  }

  private void bind(KeyStroke key, Runnable action) {
    getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(key, key.toString());
    getActionMap()
        .put(
            key.toString(),
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                action.run();
              }
            });
  }

  /** Opens the line, with the chosen words of the text if they are few. */
  void open() {
    String chosen = area.getSelectedText();
    if (chosen != null && !chosen.contains("\n")) {
      words.setText(chosen);
    }
    setVisible(true);
    words.selectAll();
    words.requestFocusInWindow();
  }

  private void close() {
    SearchEngine.markAll(area, new SearchContext());
    setVisible(false);
    area.requestFocusInWindow();
  }

  private void find(boolean forward) {
    SearchContext context = new SearchContext(words.getText());
    context.setSearchForward(forward);
    context.setSearchWrap(true);
    context.setMarkAll(true);
    SearchResult result = SearchEngine.find(area, context);
    int found = result.getMarkedCount();
    count.setText(found == 0 ? "not found" : found + (found == 1 ? " place" : " places"));
  }
}
