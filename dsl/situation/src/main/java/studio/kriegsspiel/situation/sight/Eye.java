package studio.kriegsspiel.situation.sight;

import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.terrain.sight.SightOptions;

/** Who looks, by the height of the eye. */
public enum Eye {
  /** A man on foot. */
  FOOT("on foot, 1.7 m", SightOptions.ON_FOOT.eyeMetres()),
  /** An officer in the saddle. */
  HORSE("on horseback, 2.5 m", 2.5),
  /** Somebody on a roof or in a tree. */
  ROOF("on a roof, 8 m", 8),
  /** Somebody in the belfry. */
  TOWER("in a tower, 20 m", 20);

  private final String label;
  private final double metres;

  Eye(String label, double metres) {
    this.label = label;
    this.metres = metres;
  }

  /** The eye of troops: of those that ride, from the saddle. */
  public static Eye of(UnitType type) {
    boolean mounted =
        type.arm() == Arm.CAVALRY || type.arm() == Arm.STAFF || type == UnitType.ARTILLERY_HORSE;
    return mounted ? HORSE : FOOT;
  }

  /** Metres above the ground. */
  public double metres() {
    return metres;
  }

  @Override
  public String toString() {
    return label;
  }
}
