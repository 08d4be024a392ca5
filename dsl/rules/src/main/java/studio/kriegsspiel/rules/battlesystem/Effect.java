package studio.kriegsspiel.rules.battlesystem;

import java.util.Locale;

/** What a level of morale makes a unit do. */
public enum Effect {
  STEADY,
  HALTED,
  FORCED_BACK,
  ROUT;

  /** As one reads it: {@code forced back}. */
  String words() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
