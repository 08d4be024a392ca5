package studio.kriegsspiel.desktop.ui.decision;

import java.util.concurrent.ThreadLocalRandom;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.decision.Deciding;
import studio.kriegsspiel.desk.decision.DiceChoice;
import studio.kriegsspiel.desktop.ui.look.Typing;

/** Whether the studio throws the dice, and by what seed, or how they fell at the table. */
final class DiceRow extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final long SEEDS = 1_000_000;

  private final transient Deciding deciding;
  private final JRadioButton thrown = new JRadioButton("Thrown by the studio, seed");
  private final JRadioButton typed = new JRadioButton("Typed as they fell");
  private final JTextField seed = new JTextField(8);
  private final JTextField faces = new JTextField(8);
  private boolean filling;

  DiceRow(Deciding deciding) {
    super(new MigLayout("insets 0, gap 6 2, fillx", "[pref!][90!,fill][pref!]", ""));
    this.deciding = deciding;
    ButtonGroup group = new ButtonGroup();
    group.add(thrown);
    group.add(typed);
    JButton other = new JButton("New");
    other.setToolTipText("Draws another seed");
    other.addActionListener(
        event ->
            deciding.dice().set(DiceChoice.thrown(ThreadLocalRandom.current().nextLong(SEEDS))));
    seed.getAccessibleContext().setAccessibleName("Seed of the dice");
    seed.setToolTipText("The same seed throws the same dice again");
    faces.getAccessibleContext().setAccessibleName("Dice as they fell");
    faces.setToolTipText("In the order in which the question throws them, such as 3, 5");
    faces.putClientProperty("JTextField.placeholderText", "3, 5");
    thrown.addActionListener(event -> take());
    typed.addActionListener(event -> take());
    onTyping(seed, () -> thrown.setSelected(true));
    onTyping(faces, () -> typed.setSelected(true));
    add(thrown);
    add(seed, "wmin 40");
    add(other, "wrap");
    add(typed);
    add(faces, "wmin 40, span 2");
    deciding.dice().follow(this::show);
  }

  private void onTyping(JTextField field, Runnable first) {
    Typing.listen(
        field,
        words -> {
          if (!filling) {
            first.run();
            take();
          }
        });
  }

  private void take() {
    if (typed.isSelected()) {
      deciding.dice().set(deciding.dice().get().withFaces(faces.getText()));
      return;
    }
    String digits = seed.getText().strip();
    long known = deciding.dice().get().seed();
    deciding
        .dice()
        .set(
            DiceChoice.thrown(digits.matches("-?\\d{1,15}") ? Long.parseLong(digits) : known)
                .withSeed(digits.matches("-?\\d{1,15}") ? Long.parseLong(digits) : known));
  }

  private void show(DiceChoice dice) {
    filling = true;
    try {
      thrown.setSelected(!dice.typed());
      typed.setSelected(dice.typed());
      String number = Long.toString(dice.seed());
      if (!seed.getText().strip().equals(number) && !seed.isFocusOwner()) {
        seed.setText(number);
      }
    } finally {
      filling = false;
    }
  }
}
