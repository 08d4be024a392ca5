package studio.kriegsspiel.desktop.ui.ground;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import org.locationtech.jts.geom.Point;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Jump;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.desk.ground.GroundThing.OfFeature;
import studio.kriegsspiel.desk.map.EditRemarks;
import studio.kriegsspiel.desk.map.GroundDifference;
import studio.kriegsspiel.desk.map.GroundPen;
import studio.kriegsspiel.desk.map.LayerChoice;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.ShapeWork;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.ScrollForm;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Palette, description and list of hand edits beside the map. */
public final class GroundPanel extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final int WIDTH = 268;

  private final EditList edits;
  private final JLabel sum = new JLabel(" ");

  /**
   * A panel.
   *
   * @param backToMap gives the keyboard to the map
   */
  public GroundPanel(
      Desk desk,
      MapView view,
      GroundPen pen,
      ShapeWork shapes,
      GroundDifference difference,
      EditRemarks remarks,
      Runnable backToMap) {
    super(new BorderLayout());
    edits = new EditList(desk, pen, remarks, thing -> reveal(desk, thing));
    ScrollForm body =
        new ScrollForm(
            new MigLayout("insets 6 10 8 10, gap 4 3, fillx, wrap 1", "[grow,fill]", ""));
    body.add(new TaskPalette(pen, backToMap));
    body.add(new FormPanel(pen, backToMap), "gaptop 8, wmin 0");
    body.add(shaping(pen, shapes), "wmin 0");
    body.add(filling(pen, shapes), "wmin 0");
    JLabel title = new JLabel("Drawn by hand");
    title.putClientProperty("FlatLaf.styleClass", "h4");
    title.setLabelFor(edits);
    body.add(title, "gaptop 10");
    JScrollPane scroll = new JScrollPane(edits);
    body.add(scroll, "h 150:190:, growy, pushy, wmin 0");
    body.add(buttons(desk, pen), "wmin 0");
    sum.putClientProperty("FlatLaf.styleClass", "small");
    body.add(
        layer("Show what differs", view, LayerChoice::difference, LayerChoice::withDifference));
    body.add(sum, "wmin 0");
    JScrollPane whole = new JScrollPane(body);
    whole.setBorder(BorderFactory.createEmptyBorder());
    whole.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    add(whole, BorderLayout.CENTER);
    setPreferredSize(new Dimension(Looks.scaled(WIDTH), 200));
    setBorder(BorderFactory.createMatteBorder(0, 1, 0, 0, Looks.colour("Studio.separator")));
    difference
        .shown()
        .follow(
            shown ->
                sum.setText(
                    "<html>"
                        + shown
                            .map(each -> each.difference().sentence())
                            .orElse("The heights are as the sources give them.")
                        + "</html>"));
  }

  private static JCheckBox layer(
      String words,
      MapView view,
      java.util.function.Predicate<LayerChoice> isOn,
      java.util.function.BiFunction<LayerChoice, Boolean, LayerChoice> turn) {
    JCheckBox box = new JCheckBox(words);
    box.setOpaque(false);
    box.addActionListener(
        event -> view.layers().set(turn.apply(view.layers().get(), box.isSelected())));
    view.layers().follow(choice -> box.setSelected(isOn.test(choice)));
    return box;
  }

  /** What can be done with the outline of what is chosen. */
  private static JPanel shaping(GroundPen pen, ShapeWork shapes) {
    JPanel row = new JPanel(new MigLayout("insets 0, gap 4", "[][][]", ""));
    row.setOpaque(false);
    shape(row, pen, "Simplify", "Takes away corners that nobody sees on paper", shapes::simplify);
    shape(row, pen, "Split", "Cuts a line at the corner that is held", shapes::split);
    shape(row, pen, "Join", "Makes it one with its like that it touches", shapes::join);
    return row;
  }

  /** What can be laid along a chosen line, and how broad. */
  private static JPanel filling(GroundPen pen, ShapeWork shapes) {
    JPanel row = new JPanel(new MigLayout("insets 0, gap 4", "[]8[][]", ""));
    row.setOpaque(false);
    JSpinner breadth = new JSpinner(new SpinnerNumberModel(40, 2, 2000, 10));
    breadth.getAccessibleContext().setAccessibleName("Breadth of the strip in metres");
    breadth.setToolTipText("Breadth of the strip in metres, half of it on each side of the line");
    JPopupMenu menu = new JPopupMenu();
    for (GroundTask each : ShapeWork.FILLS) {
      menu.add(each.title())
          .addActionListener(
              event -> shapes.fill(each, ((Number) breadth.getValue()).doubleValue()));
    }
    JButton fill = new JButton("Fill along…");
    fill.setToolTipText("Lays a wood, a marsh or whatever you choose along the chosen line");
    fill.addActionListener(event -> menu.show(fill, 0, fill.getHeight()));
    pen.chosen()
        .follow(
            key ->
                fill.setEnabled(
                    pen.thing().filter(thing -> thing.geometry().getDimension() == 1).isPresent()));
    row.add(fill);
    row.add(breadth, "w 60!");
    row.add(new JLabel("m"));
    return row;
  }

  private static void shape(JPanel row, GroundPen pen, String words, String tip, Runnable act) {
    JButton button = new JButton(words);
    button.setToolTipText(tip);
    button.addActionListener(event -> act.run());
    pen.chosen().follow(key -> button.setEnabled(key.isPresent()));
    row.add(button);
  }

  private JPanel buttons(Desk desk, GroundPen pen) {
    JPanel row = new JPanel(new MigLayout("insets 0, gap 4", "[][][]", ""));
    row.setOpaque(false);
    JButton show = button("Show", "Bring it into view", Symbol.FIND);
    show.addActionListener(event -> edits.chosen().ifPresent(thing -> reveal(desk, thing)));
    JButton aside =
        button("Set aside", "For a while it does not count; again: it counts", Symbol.LAYERS);
    aside.addActionListener(event -> edits.chosen().ifPresent(edits::toggle));
    JButton remove = button("Take away", "The ground is there as before (Delete)", Symbol.REMOVE);
    remove.addActionListener(event -> pen.remove());
    Consumer<Optional<String>> enable =
        key -> {
          boolean hand = edits.chosen().isPresent();
          show.setEnabled(hand);
          aside.setEnabled(hand);
          remove.setEnabled(key.isPresent());
        };
    pen.chosen().follow(enable);
    edits.addListSelectionListener(event -> enable.accept(pen.chosen().get()));
    row.add(show);
    row.add(aside);
    row.add(remove);
    return row;
  }

  private static JButton button(String words, String tip, Symbol sign) {
    JButton button = new JButton(new SymbolIcon(sign));
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.setToolTipText("<html><b>" + words + "</b><br>" + tip + "</html>");
    button.getAccessibleContext().setAccessibleName(words);
    return button;
  }

  private static void reveal(Desk desk, OfFeature thing) {
    Point middle = thing.geometry().getCentroid();
    desk.jumps()
        .send(
            new Jump(TextSpan.NONE, Optional.of(new MapSpot(middle.getX(), middle.getY())), false));
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBorder(BorderFactory.createMatteBorder(0, 1, 0, 0, Looks.colour("Studio.separator")));
  }
}
