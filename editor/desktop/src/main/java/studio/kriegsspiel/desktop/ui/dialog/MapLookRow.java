package studio.kriegsspiel.desktop.ui.dialog;

import java.awt.Component;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.ExportWish;
import studio.kriegsspiel.desktop.ui.look.FieldLabel;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.export.pdf.PageSize;

/** Paper, scale and manner of printed maps, in one row of a form. */
final class MapLookRow {
  private static final int STEP = 1000;

  private final JComboBox<String> paper = new JComboBox<>(PageSize.keys().toArray(String[]::new));
  private final JSpinner scale =
      new JSpinner(new SpinnerNumberModel(ExportWish.Look.USUAL.scale(), 100, 10_000_000, STEP));
  private final JComboBox<MapManner> manner = new JComboBox<>(MapManner.values());

  /** A row; {@code changed} hears of each other choice. */
  MapLookRow(Runnable changed) {
    show(ExportWish.Look.USUAL);
    manner.setRenderer(new Words());
    manner.getAccessibleContext().setAccessibleName("How maps look");
    paper.addActionListener(event -> changed.run());
    manner.addActionListener(event -> changed.run());
    scale.addChangeListener(event -> changed.run());
    scale.setEditor(new JSpinner.NumberEditor(scale, "0"));
  }

  /** The row. */
  JComponent component() {
    JPanel row = new JPanel(new MigLayout("insets 0", "[][]16[][]16[]"));
    row.add(FieldLabel.of("Paper", 'P', paper));
    row.add(paper);
    row.add(FieldLabel.of("1:", '1', scale));
    row.add(scale);
    row.add(manner);
    return row;
  }

  /** Shows a choice. */
  void show(ExportWish.Look look) {
    paper.setSelectedItem(look.paper().key());
    scale.setValue(look.scale());
    manner.setSelectedItem(look.manner());
  }

  /** What is chosen. */
  ExportWish.Look chosen() {
    return new ExportWish.Look(
        PageSize.findByKey(String.valueOf(paper.getSelectedItem())).orElseThrow(),
        ((Number) scale.getValue()).intValue(),
        manner.getItemAt(manner.getSelectedIndex()));
  }

  private static final class Words extends DefaultListCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean chosen, boolean focused) {
      String words = value instanceof MapManner manner ? manner.words() : "";
      return super.getListCellRendererComponent(list, words, index, chosen, focused);
    }
  }
}
