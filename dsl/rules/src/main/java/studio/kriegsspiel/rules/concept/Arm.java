package studio.kriegsspiel.rules.concept;

/** The arms of the service. */
public enum Arm {
  INFANTRY,
  CAVALRY,
  ARTILLERY,
  ENGINEERS,
  TRAIN,
  STAFF;

  /** Whether it takes and holds ground; trains and staffs do not. */
  public boolean fights() {
    return switch (this) {
      case INFANTRY, CAVALRY, ARTILLERY, ENGINEERS -> true;
      case TRAIN, STAFF -> false;
    };
  }
}
