package studio.kriegsspiel.desktop.ui.references;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import studio.kriegsspiel.desktop.model.desk.NameWork;
import studio.kriegsspiel.desktop.model.desk.Reference;
import studio.kriegsspiel.desktop.model.desk.References;

/** The places that name a thing: choosing one shows it, Enter leads there. */
public final class ReferencePanel extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient NameWork names;
  private final ReferenceTable model = new ReferenceTable();
  private final JTable table = new JTable(model);
  private final CardLayout cards = new CardLayout();

  /** Shows what {@code names} found. */
  public ReferencePanel(NameWork names) {
    super();
    this.names = names;
    setLayout(cards);
    JScrollPane scroll = new JScrollPane(table);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    JPanel filled = new JPanel(new BorderLayout());
    filled.add(scroll, BorderLayout.CENTER);
    add(filled, "table");
    add(
        new JLabel(
            "Shift+F3 on a name of the text lists here every place that names it.",
            SwingConstants.CENTER),
        "empty");
    setUpTable();
    names.references().follow(this::fill);
  }

  private void fill(References references) {
    model.show(references);
    cards.show(this, references.places().isEmpty() ? "empty" : "table");
  }

  private void setUpTable() {
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setFillsViewportHeight(true);
    table.getTableHeader().setReorderingAllowed(false);
    table.getAccessibleContext().setAccessibleName("Places that name it");
    table.getColumnModel().getColumn(0).setPreferredWidth(720);
    table.getColumnModel().getColumn(1).setPreferredWidth(90);
    table.getColumnModel().getColumn(2).setPreferredWidth(180);
    table.getColumnModel().getColumn(3).setMaxWidth(70);
    table.setDefaultRenderer(String.class, new PlainCell());
    table
        .getSelectionModel()
        .addListSelectionListener(
            event -> {
              if (!event.getValueIsAdjusting() && table.isFocusOwner()) {
                chosen().ifPresent(place -> names.show(place, false));
              }
            });
    table
        .getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
        .put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "studio-go");
    table
        .getActionMap()
        .put(
            "studio-go",
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                chosen().ifPresent(place -> names.show(place, true));
              }
            });
    table.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            chosen().ifPresent(place -> names.show(place, event.getClickCount() == 2));
          }
        });
  }

  private Optional<Reference> chosen() {
    int row = table.getSelectedRow();
    return row < 0 ? Optional.empty() : Optional.of(model.at(row));
  }

  /** Gives the keyboard to the list. */
  public void focusList() {
    table.requestFocusInWindow();
    if (table.getSelectedRow() < 0 && model.getRowCount() > 0) {
      table.setRowSelectionInterval(0, 0);
    }
  }

  /** The list itself. */
  public JTable table() {
    return table;
  }

  /** Shows what an author wrote as it is, never as HTML. */
  private static final class PlainCell extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    PlainCell() {
      putClientProperty("html.disable", true);
    }

    @Override
    public Component getTableCellRendererComponent(
        JTable table, Object value, boolean selected, boolean focused, int row, int column) {
      return super.getTableCellRendererComponent(table, value, selected, false, row, column);
    }
  }
}
