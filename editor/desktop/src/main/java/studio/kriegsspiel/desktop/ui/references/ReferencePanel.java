package studio.kriegsspiel.desktop.ui.references;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import studio.kriegsspiel.desk.core.NameWork;
import studio.kriegsspiel.desk.core.References;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.rows.LeadingTable;

/** The places that name a thing: choosing one shows it, Enter leads there. */
public final class ReferencePanel extends JPanel {
  private static final long serialVersionUID = 1L;

  private final ReferenceTable model = new ReferenceTable();
  private final LeadingTable table;
  private final CardLayout cards = new CardLayout();

  /** Shows what {@code names} found. */
  public ReferencePanel(NameWork names) {
    super();
    table =
        new LeadingTable(model, "Places that name it", (row, go) -> names.show(model.at(row), go));
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
    table.getColumnModel().getColumn(0).setPreferredWidth(Looks.scaled(660));
    table.getColumnModel().getColumn(1).setPreferredWidth(Looks.scaled(90));
    table.getColumnModel().getColumn(2).setPreferredWidth(Looks.scaled(250));
    table.getColumnModel().getColumn(3).setMaxWidth(Looks.scaled(70));
  }

  /** Gives the keyboard to the list. */
  public void focusList() {
    table.focusRows();
  }

  /** The list itself. */
  public JTable table() {
    return table;
  }
}
