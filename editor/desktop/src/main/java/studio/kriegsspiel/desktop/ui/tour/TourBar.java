package studio.kriegsspiel.desktop.ui.tour;

import java.awt.Component;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.tour.Tour;
import studio.kriegsspiel.desk.tour.Tour.Stage;
import studio.kriegsspiel.desk.tour.TourStep;
import studio.kriegsspiel.desk.tour.TourStep.Spot;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.ReadText;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;

/** A line above the work that says where the tour is and what to try there. */
public final class TourBar extends JPanel {
  private static final long serialVersionUID = 1L;

  private final JLabel title = new JLabel();
  private final JTextArea words = ReadText.area("What to try");
  private final JButton back = new JButton("Back");
  private final JButton next = new JButton("Next");
  private final JButton end = new JButton("End the tour");
  private final Spotlight light = new Spotlight();
  private final transient Function<Spot, Component> parts;

  /**
   * Follows a tour.
   *
   * @param parts brings a part of the window into sight, and is it
   */
  public TourBar(JFrame frame, Tour tour, Function<Spot, Component> parts) {
    super(
        new MigLayout(
            "insets 4 12 4 8, gap 8 2, hidemode 3", "[pref!][grow,fill]12[][][]", "[center]"));
    this.parts = parts;
    frame.setGlassPane(light);
    title.putClientProperty("FlatLaf.styleClass", "h4");
    words.setBorder(BorderFactory.createEmptyBorder(2, 8, 2, 0));
    words.setOpaque(false);
    words.setRows(2);
    back.setMnemonic('B');
    next.setMnemonic('N');
    add(title);
    add(words, "wmin 40");
    add(back);
    add(next);
    add(end);
    back.addActionListener(event -> tour.back());
    next.addActionListener(event -> tour.next());
    end.addActionListener(event -> tour.end());
    tour.stage().follow(this::show);
    updateUI();
  }

  private void show(Optional<Stage> stage) {
    setVisible(stage.isPresent());
    if (stage.isEmpty()) {
      light.show(null);
      return;
    }
    TourStep step = stage.get().step();
    boolean first = !title.getText().startsWith(step.place());
    title.setText(step.place() + "  " + step.title());
    title.setIcon(
        stage.get().done() ? new SymbolIcon(Symbol.FINE, "Component.focusedBorderColor") : null);
    words.setText(step.words());
    back.setEnabled(step.ordinal() > 0);
    next.setText(step.ordinal() == TourStep.values().length - 1 ? "Done" : "Next");
    if (first) {
      light.show(parts.apply(step.spot()));
      getAccessibleContext().setAccessibleDescription(title.getText() + ". " + step.words());
    }
    revalidate();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Looks.colour("Studio.editor.mark"));
    setBorder(BorderFactory.createMatteBorder(1, 0, 1, 0, Looks.colour("Studio.separator")));
  }
}
