package studio.kriegsspiel.rules.battlesystem;

/** The grades of the Battle System, from worst to best. */
public enum Quality {
  IRREGULAR,
  MILITIA,
  CONSCRIPT,
  REGULAR,
  VETERAN,
  ELITE,
  GUARD
}
