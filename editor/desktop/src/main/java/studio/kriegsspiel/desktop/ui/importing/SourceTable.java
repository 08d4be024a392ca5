package studio.kriegsspiel.desktop.ui.importing;

import java.util.List;
import javax.swing.table.AbstractTableModel;
import studio.kriegsspiel.desk.importing.GroundImport;
import studio.kriegsspiel.desk.importing.GroundPlan;
import studio.kriegsspiel.desk.importing.PlanRequest;
import studio.kriegsspiel.desk.importing.SourceItem;
import studio.kriegsspiel.importer.survey.SourceRole;

/** The files of an import as rows; what they are taken for can be changed in the row. */
final class SourceTable extends AbstractTableModel {
  private static final long serialVersionUID = 1L;
  static final int STATE = 0;
  static final int ROLE = 2;
  private static final List<String> HEADS = List.of("", "File", "Taken for", "What was found");

  /** How a file stands. */
  enum State {
    LOOKING,
    FINE,
    WANTING,
    UNUSABLE,
    LEFT_OUT
  }

  private final transient GroundImport model;
  private transient List<SourceItem> items = List.of();

  SourceTable(GroundImport model) {
    this.model = model;
    items = model.plan().get().items();
    model.plan().listen(this::show);
  }

  private void show(GroundPlan plan) {
    List<SourceItem> before = items;
    items = plan.items();
    if (before.size() != items.size()) {
      fireTableDataChanged();
      return;
    }
    // How a file stands may depend on another, as a scan on the file of its points.
    if (!items.isEmpty()) {
      fireTableRowsUpdated(0, items.size() - 1);
    }
  }

  SourceItem at(int row) {
    return items.get(row);
  }

  private State state(SourceItem item) {
    if (item.isLooking()) {
      return State.LOOKING;
    }
    if (!item.fault().isEmpty()) {
      return State.UNUSABLE;
    }
    if (PlanRequest.lacks(model.plan().get(), item)) {
      return State.WANTING;
    }
    return item.isTaken() ? State.FINE : State.LEFT_OUT;
  }

  @Override
  public int getRowCount() {
    return items.size();
  }

  @Override
  public int getColumnCount() {
    return HEADS.size();
  }

  @Override
  public String getColumnName(int column) {
    return HEADS.get(column);
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return switch (column) {
      case STATE -> State.class;
      case ROLE -> SourceRole.class;
      default -> String.class;
    };
  }

  @Override
  public boolean isCellEditable(int row, int column) {
    return column == ROLE && items.get(row).roles().size() > 1;
  }

  @Override
  public Object getValueAt(int row, int column) {
    SourceItem item = items.get(row);
    return switch (column) {
      case STATE -> state(item);
      case 1 -> item.name();
      case ROLE -> item.role();
      default -> item.found();
    };
  }

  @Override
  public void setValueAt(Object value, int row, int column) {
    if (value instanceof SourceRole role && row < items.size()) {
      model.change(plan -> plan.change(items.get(row).file(), item -> item.as(role)));
    }
  }
}
