package studio.kriegsspiel.rules.concept;

/** The arms of the service. */
public enum Arm {
  INFANTRY,
  CAVALRY,
  ARTILLERY,
  ENGINEERS,
  TRAIN,
  STAFF
}
