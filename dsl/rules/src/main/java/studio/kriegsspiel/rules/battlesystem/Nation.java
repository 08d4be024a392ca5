package studio.kriegsspiel.rules.battlesystem;

/** The nations the Battle System treats apart. */
public enum Nation {
  BRITISH,
  RUSSIAN,
  PRUSSIAN,
  OTHER
}
