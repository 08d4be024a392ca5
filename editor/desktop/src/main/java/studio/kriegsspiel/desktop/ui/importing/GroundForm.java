package studio.kriegsspiel.desktop.ui.importing;

import com.formdev.flatlaf.util.SystemFileChooser;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.importing.CropText;
import studio.kriegsspiel.desk.importing.GroundImport;
import studio.kriegsspiel.desk.importing.GroundPlan;
import studio.kriegsspiel.desk.importing.PreviewState;
import studio.kriegsspiel.desk.importing.SystemSearch;
import studio.kriegsspiel.desk.importing.TypedFigures;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desktop.ui.look.Typing;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GridGeometry;

/** What the new ground is to be: its name, its place on the disk, its system, cells and extent. */
final class GroundForm {
  private final GroundImport model;
  private final FormRows rows = new FormRows();
  private final JTextField title = new JTextField();
  private final JTextField name = new JTextField();
  private final JTextField folder = new JTextField();
  private final SystemField system;
  private final JTextField cell = new JTextField(6);
  private final JCheckBox voids = new JCheckBox("Fill small holes, and mark them", true);
  private final JTextField west = new JTextField(6);
  private final JTextField south = new JTextField(6);
  private final JTextField east = new JTextField(6);
  private final JTextField north = new JTextField(6);
  private boolean showing;

  GroundForm(GroundImport model, BackgroundRunner runner) {
    this.model = model;
    rows.heading("The new ground");
    rows.row("&Title", title);
    rows.row("Short &name", name);
    JButton choose = new JButton("Choose…");
    choose.addActionListener(event -> chooseFolder());
    rows.row("&Folder", folder, choose);
    system =
        new SystemField(
            "proposed",
            () -> new SystemSearch(Optional.empty(), model.knownPlace(), true, runner),
            code -> change(plan -> plan.withSystem(code)));
    rows.row("Coordinate s&ystem", system.field(), system.button());
    rows.below(system.name());
    JPanel cells = new JPanel(new MigLayout("insets 0", "[70::,fill]6[]12[grow]"));
    cells.add(cell);
    cells.add(new JLabel("m"));
    cells.add(voids);
    rows.row("&Cells of", cells);
    cell.getAccessibleContext().setAccessibleName("Side of a cell in metres");
    JPanel crop =
        new JPanel(new MigLayout("insets 0, wrap 4", "[][60::,grow,fill]8[][60::,grow,fill]"));
    edge(crop, "west", west);
    edge(crop, "east", east);
    edge(crop, "south", south);
    edge(crop, "north", north);
    rows.row("&Part wanted", crop);
    JButton all = new JButton("Everything");
    all.setMnemonic('E');
    all.addActionListener(event -> model.change(plan -> plan.withCrop(CropText.ALL)));
    JPanel under = new JPanel(new MigLayout("insets 0", "[][grow]"));
    under.add(all);
    under.add(FormRows.quiet("or drag on the map"), "wmin 20");
    rows.below(under);
    Typing.listen(title, text -> change(plan -> plan.withTitle(text)));
    Typing.listen(name, text -> change(plan -> plan.withName(text)));
    Typing.listen(folder, text -> change(plan -> plan.withFolder(text)));
    Typing.listen(cell, text -> change(plan -> plan.withCell(text)));
    voids.addActionListener(event -> change(plan -> plan.withVoidsFilled(voids.isSelected())));
    model.plan().follow(this::show);
    model.preview().follow(this::hint);
  }

  private void edge(JPanel into, String word, JTextField field) {
    JLabel label = FormRows.quiet(word);
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName("Part wanted, " + word + " edge in metres");
    into.add(label);
    into.add(field);
    Typing.listen(
        field,
        text ->
            change(
                plan ->
                    plan.withCrop(
                        new CropText(
                            west.getText(), south.getText(), east.getText(), north.getText()))));
  }

  JPanel panel() {
    return rows.panel();
  }

  private void change(java.util.function.UnaryOperator<GroundPlan> how) {
    if (!showing) {
      model.change(how);
    }
  }

  private void chooseFolder() {
    SystemFileChooser chooser = new SystemFileChooser(folder.getText());
    chooser.setFileSelectionMode(SystemFileChooser.DIRECTORIES_ONLY);
    if (chooser.showDialog(folder, "Choose") == SystemFileChooser.APPROVE_OPTION) {
      folder.setText(chooser.getSelectedFile().toString());
    }
  }

  private void show(GroundPlan plan) {
    showing = true;
    FormRows.show(title, plan.title());
    FormRows.show(name, plan.name());
    FormRows.show(folder, plan.folder());
    FormRows.show(cell, plan.cell());
    FormRows.show(west, plan.crop().west());
    FormRows.show(south, plan.crop().south());
    FormRows.show(east, plan.crop().east());
    FormRows.show(north, plan.crop().north());
    voids.setSelected(plan.fillVoids());
    system.show(plan.system(), true);
    FormRows.hint(name, plan.shortName());
    showing = false;
  }

  /** Empty fields show what is proposed. */
  private void hint(PreviewState preview) {
    FormRows.hint(title, "such as Jena and its heights");
    String code = preview.preview().map(ahead -> ahead.crs()).orElse("");
    FormRows.hint(system.field(), code.isEmpty() ? "proposed" : code + ", proposed");
    FormRows.hint(
        cell,
        preview
            .preview()
            .flatMap(ahead -> ahead.grid())
            .map(GridGeometry::cellMetres)
            .map(metres -> TypedFigures.write(metres, 2))
            .orElse(""));
    Optional<Bounds> extent = preview.preview().map(ahead -> ahead.extent());
    FormRows.hint(west, extent.map(each -> TypedFigures.write(each.west(), 0)).orElse(""));
    FormRows.hint(east, extent.map(each -> TypedFigures.write(each.east(), 0)).orElse(""));
    FormRows.hint(south, extent.map(each -> TypedFigures.write(each.south(), 0)).orElse(""));
    FormRows.hint(north, extent.map(each -> TypedFigures.write(each.north(), 0)).orElse(""));
    for (JTextField field : new JTextField[] {cell, west, east, south, north, system.field()}) {
      field.repaint();
    }
  }
}
