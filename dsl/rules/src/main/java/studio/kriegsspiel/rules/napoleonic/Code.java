package studio.kriegsspiel.rules.napoleonic;

import java.util.Locale;

/** The seven results of combat, worst for the attacker first. */
public enum Code {
  AR,
  AW,
  AD,
  DX,
  DD,
  DW,
  DR;

  /** As the book writes it: {@code Ar}. */
  public String printed() {
    return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
  }

  /** The words for it. */
  public String words() {
    return switch (this) {
      case AR -> "attacker routed";
      case AW -> "attacker retires";
      case AD -> "attacker disrupted";
      case DX -> "disruption exchanged";
      case DD -> "defender disrupted";
      case DW -> "defender retires";
      case DR -> "defender routed";
    };
  }
}
