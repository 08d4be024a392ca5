package studio.kriegsspiel.desktop.ui.control;

import com.formdev.flatlaf.util.SystemFileChooser;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTextArea;
import javax.swing.WindowConstants;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.control.Assessment;
import studio.kriegsspiel.desk.control.ControlDesk;
import studio.kriegsspiel.desk.control.ReferenceGround;
import studio.kriegsspiel.desk.control.ScanGround;
import studio.kriegsspiel.desk.control.ScanPoint;
import studio.kriegsspiel.desk.map.LayerChoice;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desktop.ui.importing.FormRows;
import studio.kriegsspiel.desktop.ui.look.BoundKey;
import studio.kriegsspiel.desktop.ui.look.Escape;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;
import studio.kriegsspiel.drawing.MapLayer;
import studio.kriegsspiel.importer.control.ControlPoint;
import studio.kriegsspiel.scenario.finding.MapSpot;

/** The window of control points: scan and reference side by side, points and ways below. */
public final class ControlWindow {
  private final ControlDesk desk;
  private final BackgroundRunner runner;
  private final ScanGround scan;
  private final Path file;
  private final BiFunction<Optional<ControlPoint>, Component, Optional<String>> askSystem;
  private final Consumer<ControlDesk> use;
  private final JDialog dialog;
  private final ScanHands scanHands;
  private final ReferenceHands referenceHands;
  private final PointCanvas scanCanvas;
  private final PointCanvas referenceCanvas;
  private final JComboBox<Object> references = new JComboBox<>();
  private final JTextArea words = new JTextArea(5, 30);
  private final JLabel place = FormRows.quiet(" ");
  private final JButton undo = tool(Symbol.UNDO, "Undo (Ctrl+Z)");
  private final JButton redo = tool(Symbol.REDO, "Redo (Ctrl+Shift+Z)");
  private final JCheckBox shading = new JCheckBox("Where the map is good", false);
  private final JButton system = new JButton("System…");
  private final JButton take = new JButton("Use these points");

  /**
   * A window over {@code owner}.
   *
   * @param scan the scan, laid out; closed with the window
   * @param file the scan's file
   * @param grounds grounds to set points on, the best first
   * @param askSystem asks for a system, by a point in it where there is one
   * @param use takes the points over
   */
  public ControlWindow(
      @Nullable Window owner,
      ControlDesk desk,
      ScanGround scan,
      Path file,
      List<ReferenceGround> grounds,
      BackgroundRunner runner,
      BiFunction<Optional<ControlPoint>, Component, Optional<String>> askSystem,
      Consumer<ControlDesk> use) {
    this.desk = desk;
    this.runner = runner;
    this.scan = scan;
    this.file = file;
    this.askSystem = askSystem;
    this.use = use;
    dialog = new JDialog(owner, "Control points of " + file.getFileName());
    scanHands = new ScanHands(desk, this::over);
    referenceHands = new ReferenceHands(desk);
    scanCanvas = new PointCanvas("Scan", runner, scanHands);
    referenceCanvas = new PointCanvas("Ground", runner, referenceHands);
    grounds.forEach(references::addItem);
    references.addItem("No ground: type positions in the list");
    references.getAccessibleContext().setAccessibleName("Ground beside the scan");
    references.addActionListener(event -> showReference());
    dialog.setContentPane(content());
    dialog.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            leave();
          }
        });
    scanCanvas.show(scan.terrain(), onlySheet());
    showReference();
    desk.sheet().listen(sheet -> refresh());
    desk.assessment().listen(assessment -> refresh());
    desk.judging().listen(judging -> refresh());
    desk.message().listen(message -> refresh());
    desk.chosen().listen(this::reveal);
    Escape.closes(dialog, this::leave);
    key("ctrl Z", desk::undo);
    key("ctrl shift Z", desk::redo);
    key("ctrl Y", desk::redo);
    key("F8", () -> desk.step(1));
    key("shift F8", () -> desk.step(-1));
    refresh();
  }

  private static LayerChoice onlySheet() {
    LayerChoice choice = LayerChoice.USUAL;
    for (LayerChoice.Group group : LayerChoice.Group.values()) {
      choice = choice.with(group, group == LayerChoice.Group.SHEET);
    }
    return choice;
  }

  private void key(String stroke, Runnable what) {
    BoundKey.bind(dialog.getRootPane(), JComponent.WHEN_IN_FOCUSED_WINDOW, stroke, what);
  }

  private static JButton tool(Symbol symbol, String tip) {
    JButton button = new JButton(new SymbolIcon(symbol));
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.setToolTipText(tip);
    button.getAccessibleContext().setAccessibleName(tip);
    return button;
  }

  private JPanel content() {
    JSplitPane pictures =
        new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, true, titled("Scan", scanCanvas), ground());
    pictures.setResizeWeight(references.getItemCount() > 1 ? 0.5 : 0.8);
    pictures.setBorder(BorderFactory.createEmptyBorder());
    JSplitPane all = new JSplitPane(JSplitPane.VERTICAL_SPLIT, true, pictures, below());
    all.setResizeWeight(1);
    all.setBorder(BorderFactory.createEmptyBorder());
    JPanel content = new JPanel(new BorderLayout());
    content.add(tools(), BorderLayout.NORTH);
    content.add(all, BorderLayout.CENTER);
    content.add(foot(), BorderLayout.SOUTH);
    return content;
  }

  private JPanel tools() {
    JPanel bar = new JPanel(new MigLayout("insets 8 12 4 12, gap 6", "[][][][]14[][]14[]push[]"));
    JButton load = new JButton("Load…");
    load.setMnemonic('L');
    load.addActionListener(event -> load());
    JButton save = new JButton("Save…");
    save.setMnemonic('S');
    save.addActionListener(event -> save());
    undo.addActionListener(event -> desk.undo());
    redo.addActionListener(event -> desk.redo());
    JCheckBox arrows = new JCheckBox("Arrows of error", true);
    arrows.setMnemonic('A');
    arrows.addActionListener(
        event -> {
          scanHands.showArrows(arrows.isSelected());
          scanCanvas.repaint();
        });
    shading.setMnemonic('W');
    shading.setToolTipText("Shade the scan by the error to count with in each place");
    shading.addActionListener(
        event -> {
          scanHands.showShading(shading.isSelected());
          scanCanvas.repaint();
        });
    system.setMnemonic('Y');
    system.setToolTipText(
        "The coordinate system of the positions on the ground; choosing another leaves the numbers"
            + " as they are");
    system.addActionListener(event -> chooseSystem());
    bar.add(load);
    bar.add(save);
    bar.add(undo);
    bar.add(redo);
    bar.add(arrows);
    bar.add(shading);
    bar.add(system, "wmin 60");
    bar.add(FormRows.quiet("Click on the scan, then on the same spot of the ground."), "wmin 20");
    return bar;
  }

  private void chooseSystem() {
    Optional<ControlPoint> first =
        desk.sheet().get().marks().stream()
            .filter(mark -> mark.ground().isPresent())
            .map(ScanPoint::point)
            .findFirst();
    askSystem.apply(first, dialog).ifPresent(desk::readIn);
  }

  private static JPanel titled(String title, Component part) {
    JPanel panel = new JPanel(new BorderLayout());
    JPanel head = new JPanel(new MigLayout("insets 2 12 2 8", "[]push", "[26!]"));
    JLabel label = new JLabel(title);
    label.putClientProperty("FlatLaf.styleClass", "h4");
    head.add(label);
    panel.add(head, BorderLayout.NORTH);
    panel.add(part, BorderLayout.CENTER);
    return panel;
  }

  private JPanel ground() {
    JPanel panel = new JPanel(new BorderLayout());
    JPanel head = new JPanel(new MigLayout("insets 2 12 2 12", "[]10[grow,fill]", "[26!]"));
    JLabel label = new JLabel("Ground");
    label.putClientProperty("FlatLaf.styleClass", "h4");
    label.setLabelFor(references);
    head.add(label);
    head.add(references, "wmin 60");
    panel.add(head, BorderLayout.NORTH);
    panel.add(referenceCanvas, BorderLayout.CENTER);
    return panel;
  }

  private JPanel below() {
    JPanel panel =
        new JPanel(new MigLayout("insets 8 12 4 12, fill, gap 12", "[grow,fill][380::430,fill]"));
    panel.add(new MarkList(desk), "grow, push, hmin 110, h 240");
    JPanel right = new JPanel(new MigLayout("insets 0, fill, wrap 1", "[grow,fill]"));
    right.add(new MethodTable(desk), "growx");
    words.setEditable(false);
    words.setLineWrap(true);
    words.setWrapStyleWord(true);
    words.setOpaque(false);
    words.getAccessibleContext().setAccessibleName("What to look at");
    JScrollPane scroll = new JScrollPane(words);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    right.add(scroll, "grow, push, hmin 60");
    panel.add(right, "grow");
    return panel;
  }

  private JPanel foot() {
    JPanel foot = new JPanel(new MigLayout("insets 6 12 12 12", "[grow,fill][][]"));
    take.setMnemonic('U');
    take.addActionListener(
        event -> {
          use.accept(desk);
          desk.keep();
          close();
        });
    JButton close = new JButton("Close");
    close.addActionListener(event -> leave());
    foot.add(place, "wmin 20");
    foot.add(take, "sizegroup buttons");
    foot.add(close, "sizegroup buttons");
    return foot;
  }

  private void showReference() {
    Optional<ReferenceGround> chosen =
        references.getSelectedItem() instanceof ReferenceGround each
            ? Optional.of(each)
            : Optional.empty();
    referenceHands.use(chosen);
    chosen.ifPresentOrElse(
        each ->
            referenceCanvas.show(
                each.terrain(),
                each.terrain().sheet().isPresent()
                    ? onlySheet()
                    : LayerChoice.USUAL.with(MapLayer.HACHURES, false)),
        () -> referenceCanvas.say("Type each point's position in the list below."));
  }

  private void over(Optional<MapSpot> spot) {
    Assessment assessment = desk.assessment().get();
    var ground = spot.flatMap(at -> assessment.toGround(at.x(), -at.y()));
    referenceHands.echo(ground);
    referenceCanvas.repaint();
    place.setText(spot.map(at -> ScanWords.at(at, ground, assessment, desk)).orElse(" "));
  }

  private void reveal(Optional<String> id) {
    id.flatMap(desk.sheet().get()::find)
        .ifPresent(mark -> scanCanvas.reveal(new MapSpot(mark.column(), -mark.row())));
    id.flatMap(referenceHands::spotOf).ifPresent(referenceCanvas::reveal);
    scanCanvas.repaint();
    referenceCanvas.repaint();
  }

  private void refresh() {
    undo.setEnabled(desk.canUndo());
    redo.setEnabled(desk.canRedo());
    String message = desk.message().get();
    List<String> lines = ScanWords.lines(desk);
    words.setText(message.isEmpty() ? String.join("\n", lines) : message);
    words.setForeground(Looks.colour("Label.foreground"));
    words.setCaretPosition(0);
    system.setText("Positions in " + desk.sheet().get().system());
    take.setEnabled(desk.assessment().get().fit().isPresent() && !desk.judging().get());
    scanCanvas.repaint();
    referenceCanvas.repaint();
  }

  private File folder() {
    return file.toAbsolutePath().resolveSibling(".").normalize().toFile();
  }

  private void load() {
    SystemFileChooser chooser = new SystemFileChooser(folder());
    if (chooser.showOpenDialog(dialog) == SystemFileChooser.APPROVE_OPTION) {
      desk.load(
          chooser.getSelectedFile().toPath(), first -> askSystem.apply(Optional.of(first), dialog));
    }
  }

  private void save() {
    SystemFileChooser chooser = new SystemFileChooser(folder());
    chooser.setSelectedFile(
        file.resolveSibling(file.getFileName() + ".points").toAbsolutePath().toFile());
    if (chooser.showSaveDialog(dialog) == SystemFileChooser.APPROVE_OPTION) {
      desk.save(chooser.getSelectedFile().toPath());
    }
  }

  /** The dialog itself. */
  public JDialog dialog() {
    return dialog;
  }

  /** What is set in it. */
  public ControlDesk desk() {
    return desk;
  }

  /** Whether both pictures are complete. */
  public boolean isFresh() {
    return scanCanvas.isFresh() && referenceCanvas.isFresh() && !desk.judging().get();
  }

  /** Shows the scan shaded by its error, as the box on the tool bar does. */
  public void shade() {
    shading.doClick();
  }

  /** Shows the window. */
  public void open() {
    Rectangle screen = dialog.getGraphicsConfiguration().getBounds();
    int letters = dialog.getFontMetrics(new JLabel().getFont()).getHeight();
    dialog.setSize(
        Math.min(80 * letters, screen.width - 30), Math.min(54 * letters, screen.height - 50));
    dialog.setMinimumSize(new Dimension(760, 560));
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }

  /** Closes the window, once it is known what shall become of points that stand nowhere else. */
  private void leave() {
    if (!desk.isUnsaved()) {
      close();
      return;
    }
    switch (UnusedPoints.ask(dialog, take.isEnabled())) {
      case USE -> take.doClick();
      case THROW_AWAY -> close();
      case STAY -> {}
    }
  }

  /** Closes the window. */
  public void close() {
    dialog.dispose();
    runner.<Boolean>startQuietly(
        "Clearing up",
        0,
        progress -> {
          scan.close();
          return true;
        },
        outcome -> {});
  }
}
