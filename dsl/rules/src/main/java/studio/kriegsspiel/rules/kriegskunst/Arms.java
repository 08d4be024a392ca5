package studio.kriegsspiel.rules.kriegskunst;

/** Troops as melee tells them apart. */
public enum Arms {
  CUIRASSIERS,
  DRAGOONS,
  HUSSARS,
  LANCERS,
  IRREGULAR_CAVALRY,
  INFANTRY,
  ARTILLERY;

  /** Whether they are mounted. */
  public boolean isCavalry() {
    return this != INFANTRY && this != ARTILLERY;
  }
}
