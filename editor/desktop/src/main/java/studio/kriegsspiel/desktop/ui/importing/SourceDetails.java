package studio.kriegsspiel.desktop.ui.importing;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.importing.GroundImport;
import studio.kriegsspiel.desk.importing.GroundPlan;
import studio.kriegsspiel.desk.importing.LayerFacts;
import studio.kriegsspiel.desk.importing.SourceItem;
import studio.kriegsspiel.desk.importing.SystemSearch;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desktop.ui.look.Typing;
import studio.kriegsspiel.importer.survey.SourceRole;
import studio.kriegsspiel.importer.survey.SourceSurvey;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.terrain.Confidence;

/** What the author says of the file that is chosen: its system, its origin, its accuracy. */
final class SourceDetails {
  private final GroundImport model;
  private final BackgroundRunner runner;
  private final FormRows rows = new FormRows();
  private final JLabel heading = rows.heading("File");
  private final SystemField system;
  private final JButton points = new JButton("Set control points…");
  private final JLabel pointsNote = FormRows.quiet(" ");
  private final JTextField source = new JTextField();
  private final JTextField date = new JTextField(8);
  private final JTextField licence = new JTextField(10);
  private final JComboBox<String> confidence = new JComboBox<>();
  private final JTextField horizontal = new JTextField(5);
  private final JTextField vertical = new JTextField(5);
  private Optional<Path> file = Optional.empty();
  private boolean showing;

  SourceDetails(GroundImport model, BackgroundRunner runner, Runnable setPoints) {
    this.model = model;
    this.runner = runner;
    this.system = new SystemField("as the file says", this::search, code -> nameSystem(code));
    for (Confidence each : Confidence.values()) {
      confidence.addItem(words(each));
    }
    points.setMnemonic('P');
    points.addActionListener(event -> setPoints.run());
    rows.row("S&ystem", system.field(), system.button());
    rows.below(system.name());
    rows.below(points);
    rows.below(pointsNote);
    rows.row("Ori&gin", source);
    FormRows.hint(source, "title, author, survey");
    JPanel second = new JPanel(new MigLayout("insets 0", "[grow,fill]8[][grow,fill]"));
    second.add(date);
    second.add(named("Licence", licence));
    second.add(licence);
    FormRows.hint(date, "1816");
    rows.row("&Date", second);
    date.getAccessibleContext().setAccessibleName("Date of the source");
    JPanel third = new JPanel(new MigLayout("insets 0", "[grow,fill]8[][50::,fill]8[][50::,fill]"));
    third.add(confidence, "wmin 60");
    third.add(named("Error ±", horizontal));
    third.add(horizontal);
    third.add(named("height ±", vertical));
    third.add(vertical);
    FormRows.hint(horizontal, "m");
    FormRows.hint(vertical, "m");
    rows.row("Trust", third);
    confidence.getAccessibleContext().setAccessibleName("How far it is to be trusted");
    horizontal.getAccessibleContext().setAccessibleName("Error in position, metres");
    vertical.getAccessibleContext().setAccessibleName("Error in height, metres");
    for (JTextField field : new JTextField[] {source, date, licence, horizontal, vertical}) {
      Typing.listen(field, text -> typed());
    }
    confidence.addActionListener(event -> typed());
    model.plan().listen(plan -> show(file));
    show(file);
  }

  private static JLabel named(String words, JTextField field) {
    JLabel label = new JLabel(words);
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName(words);
    return label;
  }

  private static String words(Confidence confidence) {
    return Capital.of(confidence.name().toLowerCase(Locale.ROOT));
  }

  JPanel panel() {
    return rows.panel();
  }

  private SystemSearch search() {
    return new SystemSearch(
        file.flatMap(model.plan().get()::find)
            .flatMap(SourceItem::survey)
            .flatMap(SourceSurvey::bounds)
            .map(bounds -> bounds.centre()),
        model.knownPlace(),
        false,
        runner);
  }

  private void nameSystem(String code) {
    boolean whole = code.isEmpty() || code.matches("(?i)epsg:\\d{4,6}");
    if (!showing && whole) {
      file.ifPresent(path -> model.nameSystem(path, code));
    }
  }

  private void typed() {
    if (!showing) {
      change(
          item ->
              item.with(
                  new LayerFacts(
                      source.getText(),
                      date.getText(),
                      licence.getText(),
                      Confidence.values()[Math.max(0, confidence.getSelectedIndex())],
                      horizontal.getText(),
                      vertical.getText())));
    }
  }

  private void change(UnaryOperator<SourceItem> how) {
    file.ifPresent(path -> model.change(plan -> plan.change(path, how)));
  }

  /** Shows another file. */
  void show(Optional<Path> wanted) {
    file = wanted;
    GroundPlan plan = model.plan().get();
    Optional<SourceItem> item = wanted.flatMap(plan::find);
    showing = true;
    heading.setText(item.map(SourceItem::name).orElse("File"));
    heading.setToolTipText(item.map(each -> each.file().toString()).orElse(null));
    boolean origin = item.filter(SourceDetails::hasOrigin).isPresent();
    boolean placed = item.filter(SourceItem::mayNameSystem).isPresent();
    String typed = item.map(SourceItem::system).orElse("");
    FormRows.hint(system.field(), item.map(SourceItem::systemWords).orElse(""));
    boolean half = !typed.equals(system.field().getText().strip()) && system.field().isFocusOwner();
    if (!half) {
      system.show(typed, placed);
    }
    boolean scan = item.filter(each -> each.role() == SourceRole.SCAN).isPresent();
    points.setVisible(scan);
    pointsNote.setVisible(scan);
    pointsNote.setText(pointsWords(plan));
    LayerFacts facts = item.map(SourceItem::facts).orElse(LayerFacts.NONE);
    FormRows.show(source, facts.source());
    FormRows.show(date, facts.date());
    FormRows.show(licence, facts.licence());
    FormRows.show(horizontal, facts.horizontal());
    FormRows.show(vertical, facts.vertical());
    confidence.setSelectedIndex(facts.confidence().ordinal());
    for (var field :
        new javax.swing.JComponent[] {source, date, licence, confidence, horizontal, vertical}) {
      field.setEnabled(origin);
    }
    showing = false;
  }

  private static boolean hasOrigin(SourceItem item) {
    return item.isTaken() && (item.role().hasPlace() || item.role() == SourceRole.SCAN);
  }

  private static String pointsWords(GroundPlan plan) {
    return plan.points()
        .map(points -> "%d points set, %s".formatted(points.points().size(), plan.method().word()))
        .orElseGet(
            () ->
                plan.of(SourceRole.CONTROL_POINTS).isEmpty()
                    ? "no points yet"
                    : "points of " + plan.of(SourceRole.CONTROL_POINTS).get(0).name());
  }
}
