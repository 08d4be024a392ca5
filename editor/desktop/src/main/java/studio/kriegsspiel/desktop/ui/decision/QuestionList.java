package studio.kriegsspiel.desktop.ui.decision;

import java.awt.BorderLayout;
import java.awt.Component;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import javax.swing.UIManager;
import studio.kriegsspiel.desk.decision.Deciding;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.reading.decision.DecisionForm;
import studio.kriegsspiel.reading.decision.OfferedQuestion;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.rules.procedure.QuestionKind;

/** The questions of the book by what they are about; those that fit, or all. */
final class QuestionList extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final int WORDS_WIDTH = 225;

  private final transient Deciding deciding;
  private final DefaultListModel<Row> rows = new DefaultListModel<>();
  private final JList<Row> list = new JList<>(rows);
  private final JCheckBox all = new JCheckBox("All of the book");
  private boolean filling;

  /** A heading, or a question below one. */
  private record Row(QuestionKind kind, Optional<OfferedQuestion> question) {}

  QuestionList(Deciding deciding) {
    super(new BorderLayout());
    this.deciding = deciding;
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new RowPainter());
    list.getAccessibleContext().setAccessibleName("Questions");
    list.addListSelectionListener(
        event -> {
          Row row = list.getSelectedValue();
          if (!filling && row != null) {
            row.question().ifPresent(each -> deciding.ask(each.procedure()));
          }
        });
    all.setMnemonic('b');
    all.setToolTipText("Shows the questions that do not fit those chosen, too");
    all.addActionListener(event -> fill(deciding.offers().get()));
    all.setBorder(BorderFactory.createEmptyBorder(6, 12, 8, 6));
    JScrollPane scroll = new JScrollPane(list);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    add(scroll, BorderLayout.CENTER);
    add(all, BorderLayout.SOUTH);
    deciding.offers().follow(this::fill);
    deciding.form().listen(form -> choose());
  }

  private void fill(List<OfferedQuestion> offers) {
    filling = true;
    try {
      rows.clear();
      Optional<QuestionKind> last = Optional.empty();
      for (QuestionKind kind : QuestionKind.values()) {
        for (OfferedQuestion each : offers) {
          if (each.kind() == kind && (each.fits() || all.isSelected())) {
            if (!last.equals(Optional.of(kind))) {
              rows.addElement(new Row(kind, Optional.empty()));
              last = Optional.of(kind);
            }
            rows.addElement(new Row(kind, Optional.of(each)));
          }
        }
      }
    } finally {
      filling = false;
    }
    choose();
  }

  private void choose() {
    Optional<String> asked = deciding.form().get().map(DecisionForm::procedure).map(p -> p.name());
    filling = true;
    try {
      list.clearSelection();
      for (int i = 0; i < rows.size(); i++) {
        Optional<String> name = rows.get(i).question().map(each -> each.procedure().name());
        if (name.isPresent() && name.equals(asked)) {
          list.setSelectedIndex(i);
        }
      }
    } finally {
      filling = false;
    }
  }

  /** Draws a row: what it is called, and in small words what it asks. */
  private static final class RowPainter implements ListCellRenderer<Row> {
    private final JLabel label = new JLabel();

    @Override
    public Component getListCellRendererComponent(
        JList<? extends Row> list, Row row, int index, boolean selected, boolean focused) {
      label.setOpaque(true);
      label.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
      label.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
      if (row.question().isEmpty()) {
        label.setText(row.kind().label());
        label.setFont(UIManager.getFont("h4.font"));
        label.setForeground(Looks.colour("Studio.headingForeground"));
        label.setBackground(list.getBackground());
        label.setBorder(BorderFactory.createEmptyBorder(index == 0 ? 6 : 14, 12, 3, 6));
        return label;
      }
      OfferedQuestion question = row.question().get();
      String name = question.procedure().name().replace('-', ' ');
      label.setFont(list.getFont());
      label.setText(
          "<html><body style='width:"
              + FieldRow.pixels(WORDS_WIDTH)
              + "px'><b>"
              + Capital.of(name)
              + "</b><br><small>"
              + question.title()
              + "</small></body></html>");
      label.setEnabled(question.fits());
      label.setBorder(BorderFactory.createEmptyBorder(3, 12, 4, 6));
      return label;
    }
  }
}
