package studio.kriegsspiel.desktop.ui.dialog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.ButtonGroup;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JScrollPane;
import javax.swing.JSpinner;
import javax.swing.JTextArea;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.EveningForm;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.tonight.WhoComes;

/** For whom papers are made: for all roles, or for those who come tonight. */
final class EveningPanel {
  private static final int MOST_PEOPLE = 99;

  private final EveningForm evening;
  private final JPanel panel =
      new JPanel(new MigLayout("insets 0, wrap 1, gapy 6, hidemode 2", "[grow,fill]"));
  private final JRadioButton all = new JRadioButton("All roles of the scenario", true);
  private final JRadioButton tonight = new JRadioButton("Those who come tonight:");
  private final JSpinner people;
  private final JTextArea proposal = new JTextArea(9, 64);
  private final JCheckBox keep = new JCheckBox("Keep who comes beside the scenario");
  private final List<JComponent> ofTonight = new ArrayList<>();
  private Runnable changed = () -> {};

  /**
   * Asks for what a form holds.
   *
   * @param canKeep whether there is a file beside which it can be kept
   * @param changed hears of each other choice
   */
  EveningPanel(EveningForm evening, boolean canKeep, Runnable changed) {
    this.evening = evening;
    int number = Math.min(MOST_PEOPLE, Math.max(1, evening.people()));
    people = new JSpinner(new SpinnerNumberModel(number, 1, MOST_PEOPLE, 1));
    ButtonGroup either = new ButtonGroup();
    for (JRadioButton each : List.of(all, tonight)) {
      either.add(each);
      each.addActionListener(event -> show());
    }
    all.setMnemonic('A');
    tonight.setMnemonic('T');
    keep.setMnemonic('K');
    keep.setVisible(canKeep);
    panel.add(all);
    JPanel row = new JPanel(new MigLayout("insets 0"));
    row.add(tonight);
    row.add(people, "w 60!");
    JLabel word = new JLabel("people, umpires among them");
    word.setLabelFor(people);
    row.add(word);
    panel.add(row);
    people.getAccessibleContext().setAccessibleName("How many people come");
    people.addChangeListener(
        event -> {
          evening.setPeople((Integer) people.getValue());
          show();
        });
    panel.add(missing(), "gapleft 24");
    proposal.setEditable(false);
    proposal.setLineWrap(true);
    proposal.setWrapStyleWord(true);
    proposal.getAccessibleContext().setAccessibleName("Who leads what");
    JScrollPane scroll = new JScrollPane(proposal);
    panel.add(scroll, "gapleft 24");
    panel.add(keep, "gapleft 24");
    ofTonight.addAll(List.of(people, word, proposal, keep));
    show();
    this.changed = changed;
  }

  private JComponent missing() {
    JPanel boxes = new JPanel(new MigLayout("insets 0, wrap 2, gapy 2", "[]16[]"));
    JLabel label = new JLabel("Nobody comes for:");
    boxes.add(label, "span 2");
    ofTonight.add(label);
    for (Audience.RoleOnly role : evening.roles()) {
      JCheckBox box =
          new JCheckBox(role.role() + " (" + role.side() + ")", evening.isMissing(role));
      box.addActionListener(
          event -> {
            evening.setMissing(role, box.isSelected());
            show();
          });
      boxes.add(box);
      ofTonight.add(box);
    }
    return boxes;
  }

  private void show() {
    boolean fewer = tonight.isSelected();
    ofTonight.forEach(each -> each.setEnabled(fewer));
    proposal.setText(
        evening.lines().stream()
            .map(line -> line.strip().replaceAll(" +", " "))
            .collect(Collectors.joining("\n")));
    proposal.setCaretPosition(0);
    changed.run();
  }

  JComponent component() {
    return panel;
  }

  /** Whether those who come can play it. */
  boolean isPossible() {
    return all.isSelected() || evening.isPossible();
  }

  /** Who comes; nothing for papers of all roles. */
  Optional<WhoComes> who() {
    return all.isSelected() ? Optional.empty() : Optional.of(evening.who());
  }

  boolean isKept() {
    return tonight.isSelected() && keep.isVisible() && keep.isSelected();
  }
}
