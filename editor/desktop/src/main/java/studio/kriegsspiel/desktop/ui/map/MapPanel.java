package studio.kriegsspiel.desktop.ui.map;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.Point;
import java.awt.Shape;
import java.awt.dnd.DropTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.swing.ButtonGroup;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.GroundWork;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.decision.Deciding;
import studio.kriegsspiel.desk.forces.ForceWork;
import studio.kriegsspiel.desk.map.BlockMoves;
import studio.kriegsspiel.desk.map.EditPreview;
import studio.kriegsspiel.desk.map.EditRemarks;
import studio.kriegsspiel.desk.map.GroundDifference;
import studio.kriegsspiel.desk.map.GroundPen;
import studio.kriegsspiel.desk.map.LayerChoice;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Measuring;
import studio.kriegsspiel.desk.map.PlanView;
import studio.kriegsspiel.desk.map.Readings;
import studio.kriegsspiel.desk.map.ShapeWork;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desk.readers.ReaderWork;
import studio.kriegsspiel.desk.reading.GroundReader;
import studio.kriegsspiel.desk.reading.Reply;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desktop.ui.force.Carried;
import studio.kriegsspiel.desktop.ui.force.PlaceMenu;
import studio.kriegsspiel.desktop.ui.force.UnitMenu;
import studio.kriegsspiel.desktop.ui.ground.GroundPanel;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;
import studio.kriegsspiel.desktop.ui.reading.ReadingPanel;
import studio.kriegsspiel.scenario.finding.MapSpot;

/** The map with its tools above and its readings below. */
public final class MapPanel extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient Desk desk;
  private final transient MapView view;
  private final transient MapKeys keys;
  private final transient MapDrop drop;
  private final MapCanvas canvas;
  private final CardLayout cards = new CardLayout();
  private final JPanel body = new JPanel(cards);
  private final JLabel empty = new JLabel("", SwingConstants.CENTER);
  private final JLabel where = new JLabel(" ");
  private final JLabel relief = new JLabel(" ");
  private final JLabel what = new JLabel(" ");
  private final List<Component> tools = new ArrayList<>();
  private transient List<MapTool> ways = List.of();
  private final transient GroundPen pen;
  private final transient PlanView plans;
  private final GroundPanel ground;
  private final transient GroundReader reader;
  private final ReadingPanel reading;
  private final JPanel side = new JPanel(new BorderLayout());
  private transient IntConsumer sideListener = width -> {};

  /** What the pointer reads; made by the thread that checks the text. */
  private transient volatile Optional<Readings> prepared = Optional.empty();

  private transient Optional<Readings> readings = Optional.empty();

  /** Shows the ground and the troops of {@code desk}. */
  public MapPanel(
      Desk desk,
      Navigation navigation,
      GroundWork work,
      ForceWork forces,
      Deciding deciding,
      ReaderWork readers,
      BackgroundRunner runner) {
    super(new BorderLayout());
    this.desk = desk;
    this.view = new MapView(desk, Looks.scale());
    readers.seen().follow(view::showAs);
    BlockMoves moves = new BlockMoves(desk);
    ChosenBlock chosen = new ChosenBlock(desk, view, moves);
    GroundDifference difference = new GroundDifference(desk, runner);
    EditPreview preview = new EditPreview(desk, view, runner);
    plans = new PlanView(desk, readers, runner);
    PlanOverlay planned = new PlanOverlay(plans, view);
    pen = new GroundPen(desk, work);
    view.layers().follow(choice -> pen.showSheet(choice.has(LayerChoice.Group.SHEET)));
    reader = new GroundReader(desk, runner);
    SlopeLegend slopes = new SlopeLegend(view);
    KeptLegend legend = new KeptLegend(view, reader.kept(), slopes, this::isReading);
    Hold hold = new Hold(desk, reader.kept());
    drop = new MapDrop(desk, view, forces, hold, this::repaintMap);
    UnitMenu units = new UnitMenu(forces, navigation);
    MapMenus menus = new MapMenus(desk, view, navigation, units, new PlaceMenu(desk, forces));
    canvas =
        new MapCanvas(
            desk,
            view,
            runner,
            List.of(
                new DifferenceOverlay(view, difference),
                new EditsOverlay(desk, view),
                planned,
                new KeptOverlay(view, reader.kept(), runner, this::repaintMap),
                new SelectionOverlay(chosen, view),
                drop,
                new FindingOverlay(desk, view),
                slopes,
                legend,
                new ScaleBarOverlay(view, this::metresPerPace, this::words, legend::isCornerTaken)),
            this::read);
    keys = new MapKeys(desk, view, navigation, moves, forces, this::metresPerPace);
    keys.bindTo(canvas, canvas::cancelTool, canvas::toolKey);
    keys.bindMenus(canvas, menus, units, chosen);
    canvas.setDropTarget(new DropTarget(canvas, drop));
    moves.shown().listen(wish -> canvas.repaint());
    addTools(
        List.of(
            new SelectTool(desk, view, navigation, moves, chosen, this::metresPerPace, hold, menus),
            new PanTool(view),
            new MeasureTool(
                view, new Measuring(desk, runner), this::repaintMap, this::metresPerPace),
            new ReadTool(view, reader),
            new DecideTool(view, deciding, this::metresPerPace),
            new GroundTool(desk, view, pen, preview)));
    ground =
        new GroundPanel(
            desk,
            view,
            pen,
            new ShapeWork(desk, work, pen),
            difference,
            new EditRemarks(desk, difference),
            this::focusMap);
    MapKeys.bindPalette(canvas, pen, ground::isShowing);
    reading = new ReadingPanel(desk, reader, view::style, this::focusMap);
    side.setVisible(false);
    add(side, BorderLayout.EAST);
    canvas.lay(
        () ->
            new GroundPicture.Laid(reader.field().get().flatMap(Reply::overlay), planned.notes()));
    reader.field().listen(field -> canvas.repaint());
    reader.line().listen(line -> canvas.repaint());
    preview.shown().listen(lines -> canvas.repaint());
    plans.marks().listen(marks -> canvas.repaint());
    canvas.whenFresh(preview::mapIsFresh);
    difference.shown().listen(shown -> canvas.repaint());
    deciding.first().listen(party -> canvas.repaint());
    deciding.second().listen(party -> canvas.repaint());
    pen.sketch().listen(sketch -> canvas.repaint());
    pen.chosen().listen(key -> canvas.repaint());
    desk.ground().listen(draft -> canvas.repaint());
    body.add(canvas, "map");
    body.add(empty, "empty");
    add(body, BorderLayout.CENTER);
    add(foot(), BorderLayout.SOUTH);
    desk.prepare(this::prepare);
    desk.shown().follow(this::follow);
  }

  private boolean isReading() {
    return reading.isShowing();
  }

  private void repaintMap() {
    canvas.repaint();
  }

  /** Takes what is carried from elsewhere in the window to a pixel of the map. */
  public void take(Carried carried, Point point) {
    drop.drop(carried, point);
  }

  /** Shows what is carried over a pixel of the map. */
  public void hover(Carried carried, Point point) {
    drop.over(carried, point);
  }

  private List<Shape> words(Viewport viewport) {
    return canvas.words(viewport);
  }

  private double metresPerPace() {
    return desk.shown().get().metresPerPace();
  }

  /** The ways of working on the map. */
  public List<MapTool> ways() {
    return ways;
  }

  /** Takes up a way of working, as its button does. */
  public void choose(MapTool tool) {
    ((JToggleButton) tools.get(ways.indexOf(tool))).doClick();
  }

  private void addTools(List<MapTool> mapTools) {
    ways = List.copyOf(mapTools);
    ButtonGroup group = new ButtonGroup();
    for (MapTool tool : mapTools) {
      JToggleButton button = new JToggleButton(new SymbolIcon(tool.symbol()));
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      String name = tool.name().replace("&", "");
      button.setToolTipText(
          "<html><b>"
              + name
              + "</b> ("
              + Character.toUpperCase(tool.key())
              + ")<br>"
              + tool.description()
              + "</html>");
      button.getAccessibleContext().setAccessibleName(name);
      button.addActionListener(event -> use(tool));
      canvas.getInputMap().put(KeyStroke.getKeyStroke("typed " + tool.key()), "tool-" + tool.key());
      canvas
          .getActionMap()
          .put(
              "tool-" + tool.key(),
              new javax.swing.AbstractAction() {
                private static final long serialVersionUID = 1L;

                @Override
                public void actionPerformed(java.awt.event.ActionEvent event) {
                  button.doClick();
                }
              });
      group.add(button);
      tools.add(button);
    }
    canvas.use(mapTools.get(0));
    ((JToggleButton) tools.get(0)).setSelected(true);
    tools.addAll(MapButtons.of(view));
  }

  private void use(MapTool tool) {
    canvas.use(tool);
    boolean shaping = tool instanceof GroundTool;
    if (shaping != ground.isShowing()) {
      view.layers().set(view.layers().get().withEdits(shaping));
    }
    side.removeAll();
    if (shaping) {
      side.add(ground);
    } else if (tool instanceof ReadTool) {
      side.add(reading);
    }
    side.setVisible(side.getComponentCount() > 0);
    sideListener.accept(side.isVisible() ? side.getPreferredSize().width : 0);
    revalidate();
    if (shaping) {
      pen.take(Optional.empty());
    }
    focusMap();
  }

  private JPanel foot() {
    JPanel foot =
        new JPanel(
            new MigLayout("insets 2 10 2 10, gap 18 0, fillx", "[][grow,right]", "[pref!][pref!]"));
    foot.add(where, "wmin 0");
    foot.add(relief, "wmin 0, wrap");
    foot.add(what, "span, wmin 0");
    return foot;
  }

  private void read(Optional<MapSpot> spot) {
    where.setText(words(spot, (reading, at) -> reading.where(at)));
    relief.setText(words(spot, (reading, at) -> reading.relief(at)));
    what.setText(words(spot, (reading, at) -> reading.what(at)));
  }

  private String words(
      Optional<MapSpot> spot, java.util.function.BiFunction<Readings, MapSpot, String> read) {
    String words = spot.flatMap(at -> readings.map(reading -> read.apply(reading, at))).orElse("");
    return words.isEmpty() ? " " : words;
  }

  private void prepare(Studied studied) {
    prepared =
        studied
            .ground()
            .map(
                ground ->
                    prepared
                        .filter(known -> known.ground() == ground)
                        .orElseGet(() -> new Readings(ground, studied.metresPerPace())));
  }

  private void follow(Studied studied) {
    if (studied.ground().isEmpty()) {
      empty.setText(emptyWords(studied));
    } else if (prepared.filter(made -> made.ground() == studied.ground().get()).isEmpty()) {
      prepare(studied);
    }
    readings = studied.ground().flatMap(ground -> prepared);
    cards.show(body, studied.terrain().isPresent() ? "map" : "empty");
  }

  private static String emptyWords(Studied studied) {
    if (studied.version() < 0) {
      return "The map is drawn as soon as the text has been read.";
    }
    Optional<String> named = studied.scenario().flatMap(scenario -> scenario.header().terrain());
    return named
        .map(
            name ->
                "<html><center>There is no terrain <b>"
                    + studio.kriegsspiel.desktop.ui.editor.FindingText.escape(name)
                    + "</b> beside the scenario or in the library.<br>Correct the name behind"
                    + " <b>terrain</b>, or import one: studio terrain import.</center></html>")
        .orElse(
            "<html><center>The scenario names no ground.<br>Write <b>terrain</b> and a name under"
                + " its title.</center></html>");
  }

  /** Calls back with the width of the panel that has opened beside the map, 0 when it closes. */
  public void whenSideChanges(IntConsumer listener) {
    sideListener = listener;
  }

  /** The buttons for the heading above the map. */
  public List<Component> tools() {
    return List.copyOf(tools);
  }

  /** How the map is looked at. */
  public MapView view() {
    return view;
  }

  /** Fills a menu with the layers. */
  public void fillLayers(JMenu menu) {
    LayerMenu.fill(menu, view);
  }

  /** Turns the chosen block by so many degrees clockwise. */
  public void turn(double degrees) {
    keys.turn(degrees);
  }

  /** Chooses the next block, or the one before. */
  public void step(int by) {
    keys.step(by);
  }

  /** The map itself. */
  public MapCanvas canvas() {
    return canvas;
  }

  /** Puts questions to the ground. */
  public GroundReader reader() {
    return reader;
  }

  /** Draws on the ground. */
  public GroundPen pen() {
    return pen;
  }

  /** Gives the keyboard to the map. */
  public void focusMap() {
    canvas.requestFocusInWindow();
  }

  /** What is planned, as the map shows it. */
  public PlanView plans() {
    return plans;
  }
}
