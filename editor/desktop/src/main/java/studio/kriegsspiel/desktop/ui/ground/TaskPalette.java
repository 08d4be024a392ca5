package studio.kriegsspiel.desktop.ui.ground;

import java.awt.Insets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.ButtonGroup;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.desk.map.GroundPen;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;

/** Buttons for all that can be drawn, in groups. */
final class TaskPalette extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final int PER_ROW = 2;

  private static final Map<GroundTask, Symbol> SIGNS = new EnumMap<>(GroundTask.class);

  static {
    SIGNS.put(GroundTask.RAISE, Symbol.RAISE);
    SIGNS.put(GroundTask.BRUSH, Symbol.BRUSH);
    SIGNS.put(GroundTask.SUNKEN_ROAD, Symbol.SUNKEN);
    SIGNS.put(GroundTask.WOOD_LIGHT, Symbol.WOOD);
    SIGNS.put(GroundTask.WOOD_DENSE, Symbol.DENSE_WOOD);
  }

  private final JToggleButton choose;
  private final Map<GroundTask, JToggleButton> buttons = new EnumMap<>(GroundTask.class);

  TaskPalette(GroundPen pen, Runnable backToMap) {
    super(
        new MigLayout("insets 0, gap 2 0, wrap " + PER_ROW, "[grow,fill,sg]2[grow,fill,sg]", "[]"));
    setOpaque(false);
    ButtonGroup group = new ButtonGroup();
    List<JToggleButton> order = new ArrayList<>();
    choose =
        button(
            Symbol.SELECT,
            "Choose, move",
            "Choose and move",
            "Escape",
            "Click a thing; drag it or its corners.");
    choose.addActionListener(
        event -> {
          pen.take(Optional.empty());
          backToMap.run();
        });
    group.add(choose);
    order.add(choose);
    for (GroundTask.Group each : GroundTask.Group.values()) {
      JLabel title = new JLabel(each.title());
      title.putClientProperty("FlatLaf.styleClass", "small");
      title.setForeground(
          studio.kriegsspiel.desktop.ui.look.Looks.colour("Studio.headingForeground"));
      add(title, "newline, span, gaptop 5");
      boolean first = true;
      if (each == GroundTask.Group.HEIGHTS) {
        add(choose, "newline");
        first = false;
      }
      for (GroundTask task : each.tasks()) {
        JToggleButton button =
            button(signOf(task), task.word(), task.title(), task.keyWords(), task.way().hint());
        button.addActionListener(
            event -> {
              pen.take(Optional.of(task));
              backToMap.run();
            });
        group.add(button);
        buttons.put(task, button);
        order.add(button);
        add(button, first ? "newline" : "");
        first = false;
      }
    }
    new RovingFocus(this, PER_ROW, order).bind();
    pen.task().follow(this::show);
  }

  private void show(Optional<GroundTask> task) {
    task.map(buttons::get).orElse(choose).setSelected(true);
  }

  private static JToggleButton button(
      Symbol sign, String word, String title, String key, String hint) {
    JToggleButton button = new JToggleButton(word, new SymbolIcon(sign));
    button.setHorizontalAlignment(SwingConstants.LEADING);
    button.setIconTextGap(5);
    button.setMargin(new Insets(1, 3, 1, 2));
    button.putClientProperty("FlatLaf.styleClass", "small");
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.setToolTipText("<html><b>" + title + "</b> (" + key + ")<br>" + hint + "</html>");
    button.getAccessibleContext().setAccessibleName(title);
    button.getAccessibleContext().setAccessibleDescription(hint + " Key: " + key + ".");
    return button;
  }

  private static Symbol signOf(GroundTask task) {
    Symbol known = SIGNS.get(task);
    return known == null ? Symbol.valueOf(task.name()) : known;
  }
}
