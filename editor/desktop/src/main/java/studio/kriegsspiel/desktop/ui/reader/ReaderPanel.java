package studio.kriegsspiel.desktop.ui.reader;

import java.awt.BorderLayout;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JCheckBox;
import javax.swing.JEditorPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.text.BadLocationException;
import javax.swing.text.Document;
import javax.swing.text.html.HTMLEditorKit;
import studio.kriegsspiel.desk.readers.ReaderWork;
import studio.kriegsspiel.reading.view.ReadersView;

/** What the chosen reader knows at the minute that is shown. */
public final class ReaderPanel extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient ReaderWork readers;
  private final JEditorPane text = new JEditorPane();
  private final JCheckBox truth = new JCheckBox("The truth beside it");

  /** Shows what {@code readers} works out. */
  public ReaderPanel(ReaderWork readers) {
    super(new BorderLayout());
    this.readers = readers;
    text.setEditable(false);
    text.setEditorKit(new HTMLEditorKit());
    text.getAccessibleContext().setAccessibleName("What the reader knows");
    JScrollPane scroll = new JScrollPane(text);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    add(scroll, BorderLayout.CENTER);
    truth.setMnemonic('T');
    truth.setToolTipText("Names whom he sees, and says of news how far it is from the truth");
    truth.addActionListener(event -> show(readers.seen().get()));
    readers.seen().follow(this::show);
  }

  private void show(Optional<ReadersView> seen) {
    text.setText(
        seen.map(each -> ReaderHtml.of(each, truth.isSelected())).orElseGet(ReaderHtml::nobody));
    text.setCaretPosition(0);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (text != null) {
      show(readers.seen().get());
    }
  }

  /** Whether the truth stands beside what is known; for the row of titles. */
  public JCheckBox truth() {
    return truth;
  }

  /** Gives the keyboard to the page. */
  public void focusPage() {
    text.requestFocusInWindow();
  }

  /** What is written on the page, without its marks. */
  public String words() {
    Document page = text.getDocument();
    try {
      return page.getText(0, page.getLength());
    } catch (BadLocationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
