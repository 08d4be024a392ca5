package studio.kriegsspiel.rules.battlesystem;

/** What a unit fires with. */
public enum Weapon {
  MUSKET,
  CARBINE,
  LIGHT_GUNS,
  MEDIUM_GUNS,
  HEAVY_GUNS;

  /** Whether it is artillery, which fires as a number of men that its class and range decide. */
  public boolean isArtillery() {
    return this != MUSKET && this != CARBINE;
  }
}
