package studio.kriegsspiel.rules.battlesystem;

/** Troops as far as melee tells them apart. */
public enum MeleeTroops {
  INFANTRY,
  HEAVY_CAVALRY,
  MEDIUM_CAVALRY,
  LIGHT_CAVALRY,
  LANCERS,
  GUNNERS;

  /** Whether they are mounted. */
  public boolean isCavalry() {
    return this != INFANTRY && this != GUNNERS;
  }
}
