package studio.kriegsspiel.desktop.ui.decision;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.decision.Deciding;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desktop.ui.look.Choice;
import studio.kriegsspiel.reading.decision.DecisionParty;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.terrain.Place;

/** Who acts, on whom, and when. */
final class PartiesRow extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient Deciding deciding;
  private final Choice<Optional<DecisionParty>> first;
  private final Choice<Optional<DecisionParty>> second;
  private final JTextField time = new JTextField(7);
  private transient List<Optional<DecisionParty>> known = List.of();

  PartiesRow(Desk desk, Deciding deciding) {
    super(
        new MigLayout(
            "insets 10 12 8 12, fillx",
            "[pref!][grow,fill]6[pref!]6[pref!][grow,fill]14[pref!][pref!]",
            ""));
    this.deciding = deciding;
    first = choice(to -> deciding.about(to, deciding.second().get()));
    second = choice(to -> deciding.about(deciding.first().get(), to));
    JButton swap = new JButton("⇄");
    swap.setToolTipText("Take the one for the other");
    swap.getAccessibleContext().setAccessibleName("Take the one for the other");
    swap.addActionListener(event -> deciding.swap());
    time.putClientProperty("JTextField.placeholderText", "at the start");
    time.setToolTipText("The minute it is about: 14:00, or move 7; empty is when play begins");
    time.addActionListener(event -> deciding.at(time.getText()));
    time.addFocusListener(
        new java.awt.event.FocusAdapter() {
          @Override
          public void focusLost(java.awt.event.FocusEvent event) {
            deciding.at(time.getText());
          }
        });
    label("Who", first, 'w');
    add(first, "wmin 60");
    add(swap);
    label("and", second, 'a');
    add(second, "wmin 60");
    label("at", time, 't');
    add(time);
    desk.shown().follow(this::fill);
    deciding.first().listen(to -> showChosen());
    deciding.second().listen(to -> showChosen());
  }

  private static Choice<Optional<DecisionParty>> choice(Consumer<Optional<DecisionParty>> chosen) {
    return new Choice<>(List.of(), PartiesRow::words, chosen);
  }

  private static String words(Optional<DecisionParty> party) {
    return party.map(DecisionParty::title).orElse("(nobody chosen)");
  }

  private void label(String words, JComponent of, char mnemonic) {
    JLabel label = new JLabel(words);
    label.setLabelFor(of);
    label.setDisplayedMnemonic(mnemonic);
    of.getAccessibleContext().setAccessibleName(words);
    add(label);
  }

  private void fill(Studied studied) {
    List<Optional<DecisionParty>> all = new ArrayList<>();
    all.add(Optional.empty());
    studied
        .scenario()
        .ifPresent(scenario -> scenario.units().forEach(unit -> all.add(Optional.of(party(unit)))));
    Stream<Place> places = studied.terrain().stream().flatMap(terrain -> terrain.places().stream());
    places
        .sorted(Comparator.comparing(Place::name))
        .forEach(place -> all.add(Optional.of(party(place))));
    known = List.copyOf(all);
    showChosen();
  }

  /** A unit as questions name it. */
  static DecisionParty party(Unit unit) {
    return new DecisionParty.OfUnit(unit.id(), unit.title());
  }

  /** A place as questions name it. */
  static DecisionParty party(Place place) {
    return new DecisionParty.OfPoint(place.at(), "“" + place.name() + "”");
  }

  private void showChosen() {
    first.show(known, deciding.first().get());
    second.show(known, deciding.second().get());
  }
}
