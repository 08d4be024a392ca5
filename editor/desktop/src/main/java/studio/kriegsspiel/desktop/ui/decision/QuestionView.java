package studio.kriegsspiel.desktop.ui.decision;

import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.decision.Deciding;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.ScrollForm;
import studio.kriegsspiel.reading.decision.DecisionField;
import studio.kriegsspiel.reading.decision.DecisionForm;
import studio.kriegsspiel.rules.procedure.Parameter;

/** The form of a question: its fields with what stands in them and where that comes from. */
final class QuestionView extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient Deciding deciding;
  private final ScrollForm fields =
      new ScrollForm(
          new MigLayout(
              "insets 10 12 12 12, fillx, wrap 2, gap 10 4", "[190!,fill][grow,fill]", ""));
  private final JLabel head = new JLabel(" ");
  private final JLabel about = new JLabel(" ");
  private final JLabel empty = new JLabel("", SwingConstants.CENTER);
  private final JScrollPane scroll = new JScrollPane(fields);
  private final transient List<FieldRow> rows = new ArrayList<>();
  private String shown = "";

  QuestionView(Deciding deciding) {
    super(new BorderLayout());
    this.deciding = deciding;
    scroll.setBorder(BorderFactory.createEmptyBorder());
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    JPanel top =
        new JPanel(new MigLayout("insets 8 12 4 12, wrap 1, gap 0 2, fillx", "[grow,fill]", ""));
    head.putClientProperty("FlatLaf.styleClass", "h4");
    about.putClientProperty("FlatLaf.styleClass", "small");
    about.setForeground(Looks.colour("Studio.headingForeground"));
    top.add(head, "wmin 0");
    top.add(about, "wmin 0");
    add(top, BorderLayout.NORTH);
    add(scroll, BorderLayout.CENTER);
    deciding.form().follow(this::show);
    deciding.first().follow(first -> showEmpty());
  }

  private void showEmpty() {
    empty.setText(
        deciding.first().get().isEmpty()
            ? "<html><center>Choose who acts, and on whom:<br>above, in the menu of a unit,"
                + " or on the map with <b>D</b>.</center></html>"
            : "<html><center>Choose a question on the left.</center></html>");
  }

  private void show(Optional<DecisionForm> form) {
    if (form.isEmpty()) {
      shown = "";
      rows.clear();
      fields.removeAll();
      head.setText(" ");
      about.setText(" ");
      showEmpty();
      fields.add(empty, "span, gaptop 60, growx");
      fields.revalidate();
      fields.repaint();
      return;
    }
    DecisionForm asked = form.get();
    head.setText(FieldRow.wrapped(asked.procedure().title(), 400));
    about.setText(FieldRow.wrapped(asked.about() + " · " + asked.procedure().citation(), 420));
    String key = asked.procedure().book() + "." + asked.procedure().name();
    if (!key.equals(shown)) {
      shown = key;
      build(asked);
    }
    for (FieldRow row : rows) {
      asked.find(row.name()).ifPresent(row::show);
    }
  }

  /** What is said of the case first, then what is only said where it is so. */
  private void build(DecisionForm asked) {
    rows.clear();
    fields.removeAll();
    List<DecisionField> circumstances = new ArrayList<>();
    for (DecisionField each : asked.fields()) {
      boolean plainNo =
          each.parameter().kind() == Parameter.Kind.YES_NO
              && each.basis() == DecisionField.Basis.USUAL;
      if (plainNo) {
        circumstances.add(each);
      } else {
        add(each);
      }
    }
    if (!circumstances.isEmpty()) {
      JLabel heading = new JLabel("Say if it is so");
      heading.putClientProperty("FlatLaf.styleClass", "h4");
      heading.setForeground(Looks.colour("Studio.headingForeground"));
      fields.add(heading, "span, gaptop 12, gapbottom 2");
      circumstances.forEach(this::add);
    }
    scroll.getVerticalScrollBar().setValue(0);
    fields.revalidate();
    fields.repaint();
  }

  private void add(DecisionField field) {
    FieldRow row = new FieldRow(field, deciding::change);
    rows.add(row);
    row.addTo(fields);
  }

  /** Writes what is half typed; false if something of it cannot be written. */
  boolean settle() {
    boolean fine = true;
    for (FieldRow row : List.copyOf(rows)) {
      fine &= row.settle();
    }
    return fine;
  }
}
