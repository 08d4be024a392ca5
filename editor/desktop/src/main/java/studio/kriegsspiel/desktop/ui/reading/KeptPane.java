package studio.kriegsspiel.desktop.ui.reading;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.reading.ComparedAnswers;
import studio.kriegsspiel.desk.reading.Kept;
import studio.kriegsspiel.desk.reading.KeptQuestions;
import studio.kriegsspiel.desktop.ui.look.BoundKey;
import studio.kriegsspiel.drawing.style.MapStyle;

/** The questions that stay on the map: to show or not, and to remove. */
final class KeptPane extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final String REMOVE = "remove";

  private final transient KeptQuestions kept;
  private final transient Supplier<MapStyle> style;
  private final JComponent otherwise;
  private List<String> said = List.of("");

  /**
   * A list.
   *
   * @param style how the map is drawn just now
   * @param otherwise has the keyboard where nothing is left to have it
   */
  KeptPane(KeptQuestions kept, Supplier<MapStyle> style, JComponent otherwise) {
    super(new MigLayout("insets 0, gap 4 2, fillx, hidemode 3", "[pref!][grow,fill][pref!]", ""));
    this.kept = kept;
    this.style = style;
    this.otherwise = otherwise;
    setOpaque(false);
    kept.all().follow(all -> fill());
    kept.compared().listen(now -> fill());
  }

  private void fill() {
    List<String> now = said();
    if (now.equals(said)) {
      return;
    }
    said = now;
    Optional<String> focused = focused();
    removeAll();
    List<Kept> all = kept.all().get();
    setVisible(!all.isEmpty());
    if (!all.isEmpty()) {
      JLabel heading = new JLabel("Kept");
      heading.putClientProperty("FlatLaf.styleClass", "h4");
      add(heading, "span, wrap");
    }
    all.forEach(this::add);
    kept.compared().get().ifPresent(this::add);
    revalidate();
    repaint();
    focused.ifPresent(this::focus);
  }

  /** All that can be read in it. */
  private List<String> said() {
    return Stream.concat(
            kept.all().get().stream().map(each -> each.letter() + each.shown() + each.words()),
            kept.compared().get().stream()
                .flatMap(two -> Stream.of(two.both(), two.onlyFirst(), two.onlySecond())))
        .toList();
  }

  private void add(Kept each) {
    JCheckBox shown = new JCheckBox(each.letter(), each.shown());
    shown.setName(each.letter());
    shown.setOpaque(false);
    shown.setToolTipText("Show " + each.letter() + " on the map");
    shown.getAccessibleContext().setAccessibleName(each.letter() + ", " + each.words());
    shown.addActionListener(event -> kept.show(each.mark(), shown.isSelected()));
    JButton remove = new JButton("\u00d7");
    remove.setName(REMOVE + each.letter());
    remove.putClientProperty("JButton.buttonType", "toolBarButton");
    remove.setToolTipText("Remove " + each.letter() + " (Delete)");
    remove.getAccessibleContext().setAccessibleName("Remove " + each.letter());
    remove.addActionListener(event -> kept.remove(each.mark()));
    for (JComponent part : List.of(shown, remove)) {
      BoundKey.bind(part, "DELETE", () -> kept.remove(each.mark()));
      part.addFocusListener(new Seen(part));
    }
    add(shown);
    add(new JLabel(new KeptSign(style, List.of(each.mark()))), "split 2, growx 0");
    add(label(each.words()), "wmin 0, pushx, growx");
    add(remove, "wrap");
  }

  private void add(ComparedAnswers two) {
    add(two.marks(), two.both());
    add(two.marks().subList(0, 1), two.onlyFirst());
    add(two.marks().subList(1, 2), two.onlySecond());
  }

  private void add(List<Integer> marks, String words) {
    add(new JLabel(new KeptSign(style, marks)), "skip, split 2, growx 0");
    add(label(words), "wmin 0, pushx, growx, wrap");
  }

  private static JLabel label(String words) {
    JLabel label =
        new JLabel("<html>" + words.replace("&", "&amp;").replace("<", "&lt;") + "</html>");
    label.putClientProperty("FlatLaf.styleClass", "small");
    label.getAccessibleContext().setAccessibleName(words);
    return label;
  }

  /** The name of the part that has the keyboard. */
  private Optional<String> focused() {
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    return Optional.ofNullable(owner)
        .filter(this::isAncestorOf)
        .flatMap(each -> Optional.ofNullable(each.getName()));
  }

  /** Gives the keyboard back to a part, to the first where that is gone. */
  private void focus(String name) {
    List<Component> named =
        Stream.of(getComponents()).filter(each -> each.getName() != null).toList();
    named.stream()
        .filter(each -> name.equals(each.getName()))
        .findFirst()
        .or(() -> named.stream().findFirst())
        .orElse(otherwise)
        .requestFocusInWindow();
  }

  /** Brings a part that gets the keyboard into view. */
  private final class Seen extends FocusAdapter {
    private final JComponent part;

    private Seen(JComponent part) {
      this.part = part;
    }

    @Override
    public void focusGained(FocusEvent event) {
      scrollRectToVisible(part.getBounds());
    }
  }
}
