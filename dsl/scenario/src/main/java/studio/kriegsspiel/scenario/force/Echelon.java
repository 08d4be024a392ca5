package studio.kriegsspiel.scenario.force;

/** Levels of an order of battle, from the whole army down. */
public enum Echelon {
  ARMY("army"),
  WING("wing"),
  CORPS("corps"),
  DIVISION("division"),
  BRIGADE("brigade"),
  REGIMENT("regiment"),
  BATTALION("battalion"),
  HALF_BATTALION("half battalion"),
  SQUADRON("squadron"),
  BATTERY("battery"),
  HALF_BATTERY("half battery"),
  COMPANY("company"),
  PIONEERS("pioneers"),
  PONTOON_TRAIN("pontoon train"),
  WAGONS("wagons");

  private final String word;

  Echelon(String word) {
    this.word = word;
  }

  /** The word scenario texts use. */
  public String word() {
    return word;
  }
}
