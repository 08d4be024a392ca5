package studio.kriegsspiel.scenario.force;

import java.util.Arrays;
import java.util.Optional;

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
  HALF_SQUADRON("half squadron"),
  BATTERY("battery"),
  HALF_BATTERY("half battery"),
  COMPANY("company"),
  PLATOON("platoon"),
  PIQUET("piquet"),
  PIONEERS("pioneers"),
  PONTOON_TRAIN("pontoon train"),
  WAGONS("wagons"),
  SUPPLY_COLUMN("supply column"),
  PARK_COLUMN("park column"),
  FIELD_HOSPITAL("field hospital"),
  STAFF("staff"),
  /** A post, piquet or patrol that a body has sent out; part of that body's return. */
  POST("post");

  private final String word;

  Echelon(String word) {
    this.word = word;
  }

  /** The word scenario texts use. */
  public String word() {
    return word;
  }

  /** The word for several of them. */
  public String plural() {
    if (this == CORPS || word.endsWith("s")) {
      return word;
    }
    return word.endsWith("y") ? word.substring(0, word.length() - 1) + "ies" : word + "s";
  }

  /** The level that a word for one or several means; case does not matter. */
  public static Optional<Echelon> find(String word) {
    return Arrays.stream(values())
        .filter(each -> each.word.equalsIgnoreCase(word) || each.plural().equalsIgnoreCase(word))
        .findFirst();
  }
}
