package studio.kriegsspiel.study.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Echelon;

/** A unit while its table is being read. */
final class ArmyNode {
  private final String title;
  private Echelon echelon;
  private String attributes = "";
  private Optional<String> commander = Optional.empty();
  private Optional<String> source = Optional.empty();
  private boolean stated;
  private boolean guessed;
  private final List<String> rivals = new ArrayList<>();
  private final List<ArmyNode> parts = new ArrayList<>();

  ArmyNode(String title, Echelon echelon) {
    this.title = title;
    this.echelon = echelon;
  }

  /** States the unit's figures; a second statement is the rival of the first. */
  void state(Echelon level, String figures, String kind, Optional<String> from) {
    if (!stated) {
      stated = true;
      echelon = level;
      attributes = figures.isEmpty() || kind.isEmpty() ? figures + kind : figures + ", " + kind;
      source = from;
    } else if (!figures.isEmpty()) {
      rivals.add(figures + from.map(each -> " " + each).orElse(""));
    }
  }

  /** Says that nothing told its level. */
  void guess() {
    guessed = true;
  }

  /** Sets each formation whose level nothing told above its highest part. */
  void raise() {
    for (ArmyNode part : parts) {
      part.raise();
      boolean formation = part.echelon.compareTo(Echelon.REGIMENT) <= 0;
      if (guessed && formation && part.echelon.compareTo(echelon) <= 0) {
        echelon = Echelon.values()[Math.max(0, part.echelon.ordinal() - 1)];
      }
    }
  }

  boolean isStated() {
    return stated;
  }

  void led(String by) {
    commander = by.isEmpty() ? commander : Optional.of(by);
  }

  String title() {
    return title;
  }

  Echelon echelon() {
    return echelon;
  }

  String attributes() {
    return attributes;
  }

  Optional<String> commander() {
    return commander;
  }

  Optional<String> source() {
    return source;
  }

  List<String> rivals() {
    return rivals;
  }

  List<ArmyNode> parts() {
    return parts;
  }
}
