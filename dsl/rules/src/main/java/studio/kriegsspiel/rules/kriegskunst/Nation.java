package studio.kriegsspiel.rules.kriegskunst;

/** The nations the playsheet treats apart. */
public enum Nation {
  PRUSSIAN,
  AUSTRIAN,
  BRITISH,
  FRENCH,
  RUSSIAN,
  OTHER
}
