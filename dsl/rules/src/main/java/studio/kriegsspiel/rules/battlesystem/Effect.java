package studio.kriegsspiel.rules.battlesystem;

/** What a level of morale makes a unit do. */
public enum Effect {
  STEADY,
  HALTED,
  FORCED_BACK,
  ROUT
}
