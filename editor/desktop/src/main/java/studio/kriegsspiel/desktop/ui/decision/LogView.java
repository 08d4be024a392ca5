package studio.kriegsspiel.desktop.ui.decision;

import com.formdev.flatlaf.util.SystemFileChooser;
import java.awt.BorderLayout;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.awt.print.PrinterException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.decision.EveningBook;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.reading.decision.DecisionAccount;
import studio.kriegsspiel.reading.decision.EveningLog;
import studio.kriegsspiel.reading.decision.EveningLog.Entry;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** The log of the evening: what was decided, and what the umpire writes into it. */
public final class LogView extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient EveningBook book;
  private final JCheckBox keep = new JCheckBox("Keep each answer", true);
  private final DefaultListModel<Entry> entries = new DefaultListModel<>();
  private final JList<Entry> list = new JList<>(entries);
  private final JTextField title = new JTextField();
  private final JTextArea body = new JTextArea();
  private final JButton write = new JButton("Add");
  private final JButton remove = new JButton("Remove");
  private final JLabel file = new JLabel(" ");

  LogView(EveningBook book) {
    super(new BorderLayout());
    this.book = book;
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(
        new javax.swing.DefaultListCellRenderer() {
          private static final long serialVersionUID = 1L;

          @Override
          public java.awt.Component getListCellRendererComponent(
              JList<?> of, Object value, int index, boolean selected, boolean focused) {
            super.getListCellRendererComponent(of, value, index, selected, focused);
            setText(((Entry) value).title());
            setToolTipText(((Entry) value).title());
            return this;
          }
        });
    list.getAccessibleContext().setAccessibleName("Entries of the log");
    list.addListSelectionListener(event -> showEntry());
    title.putClientProperty("JTextField.placeholderText", "14:20, the guns at the crossroads");
    title.getAccessibleContext().setAccessibleName("First line of the entry");
    body.setLineWrap(true);
    body.setWrapStyleWord(true);
    body.getAccessibleContext().setAccessibleName("Entry");
    write.addActionListener(event -> write());
    remove.addActionListener(event -> chosen().ifPresent(this::remove));
    JPanel entry =
        new JPanel(new MigLayout("insets 6 8 4 8, fill, wrap 1", "[grow,fill]", "[][grow,fill][]"));
    entry.add(title, "wmin 0");
    entry.add(new JScrollPane(body), "wmin 0, hmin 60");
    entry.add(buttons(), "wmin 0");
    JScrollPane scroll = new JScrollPane(list);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    JSplitPane split = new JSplitPane(JSplitPane.VERTICAL_SPLIT, true, scroll, entry);
    split.setResizeWeight(0.4);
    split.setBorder(BorderFactory.createEmptyBorder());
    add(split, BorderLayout.CENTER);
    add(foot(), BorderLayout.SOUTH);
    book.log().follow(this::fill);
  }

  private JPanel buttons() {
    JPanel row =
        new JPanel(new MigLayout("insets 0, gap 6 0, fillx", "[pref!][pref!][pref!][grow]", ""));
    JButton fresh = new JButton("New line");
    fresh.setToolTipText("Begins an entry of your own");
    fresh.addActionListener(
        event -> {
          list.clearSelection();
          showEntry();
          title.requestFocusInWindow();
        });
    row.add(fresh);
    row.add(write);
    row.add(remove);
    return row;
  }

  private JPanel foot() {
    JPanel row =
        new JPanel(
            new MigLayout(
                "insets 2 8 8 8, gap 6 2, fillx", "[grow,fill][pref!][pref!][pref!]", ""));
    JButton copy = new JButton("Copy all");
    copy.addActionListener(
        event ->
            Toolkit.getDefaultToolkit()
                .getSystemClipboard()
                .setContents(new StringSelection(book.log().get().markdown()), null));
    JButton save = new JButton("Save as…");
    save.setToolTipText("As Markdown, or as plain text by a name that ends in .txt");
    save.addActionListener(event -> saveAs());
    JButton print = new JButton("Print…");
    print.addActionListener(event -> print());
    file.putClientProperty("FlatLaf.styleClass", "small");
    file.setForeground(Looks.colour("Studio.headingForeground"));
    row.add(keep, "wmin 0");
    row.add(copy);
    row.add(save);
    row.add(print, "wrap");
    row.add(file, "span, wmin 0");
    return row;
  }

  /** Takes an answer into the log, if that is wanted. */
  void keep(DecisionAccount account) {
    if (keep.isSelected()) {
      book.add(account.entry());
    }
  }

  private Optional<Entry> chosen() {
    return Optional.ofNullable(list.getSelectedValue());
  }

  private void fill(EveningLog log) {
    Optional<Entry> before = chosen();
    entries.clear();
    log.entries().forEach(entries::addElement);
    before.filter(log.entries()::contains).ifPresent(each -> list.setSelectedValue(each, true));
    file.setText(
        log.entries().size()
            + (log.entries().size() == 1 ? " entry in " : " entries in ")
            + book.file().getFileName());
    file.setToolTipText(book.file().toString());
    showEntry();
  }

  private void showEntry() {
    Optional<Entry> entry = chosen();
    title.setText(entry.map(Entry::title).orElse(""));
    body.setText(entry.map(Entry::body).orElse(""));
    body.setCaretPosition(0);
    write.setText(entry.isPresent() ? "Correct" : "Add");
    remove.setEnabled(entry.isPresent());
  }

  /** Writes what stands in the fields: the chosen entry anew, or another one. */
  public void write() {
    if (title.getText().isBlank() && body.getText().isBlank()) {
      return;
    }
    String head = title.getText().isBlank() ? "Note" : title.getText();
    Entry written = new Entry(head, body.getText());
    Optional<Entry> old = chosen();
    boolean done = old.isPresent() ? book.correct(old.get(), written) : book.add(written);
    if (done) {
      list.setSelectedValue(written, true);
    }
  }

  private void remove(Entry entry) {
    list.clearSelection();
    book.remove(entry);
  }

  /** The lines somebody is writing. */
  public JTextField titleField() {
    return title;
  }

  /** The text somebody is writing. */
  public JTextArea bodyField() {
    return body;
  }

  private void saveAs() {
    SystemFileChooser chooser = new SystemFileChooser();
    chooser.setSelectedFile(new java.io.File("log.md"));
    if (chooser.showSaveDialog(this) != SystemFileChooser.APPROVE_OPTION) {
      return;
    }
    Path path = chooser.getSelectedFile().toPath();
    boolean plain = String.valueOf(path.getFileName()).endsWith(".txt");
    String text = plain ? book.log().get().plain() : book.log().get().markdown();
    try {
      WholeFiles.write(path, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException failed) {
      JOptionPane.showMessageDialog(
          this,
          "The log could not be saved there: " + failed.getMessage() + ".",
          "Save the log",
          JOptionPane.WARNING_MESSAGE);
    }
  }

  private void print() {
    JTextArea page = new JTextArea(book.log().get().plain());
    page.setLineWrap(true);
    page.setWrapStyleWord(true);
    try {
      page.print();
    } catch (PrinterException failed) {
      JOptionPane.showMessageDialog(
          this,
          "The log could not be printed: " + failed.getMessage() + ".",
          "Print the log",
          JOptionPane.WARNING_MESSAGE);
    }
  }
}
