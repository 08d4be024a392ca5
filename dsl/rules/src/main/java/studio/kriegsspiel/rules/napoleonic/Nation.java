package studio.kriegsspiel.rules.napoleonic;

/** Nations that may have lines of their own in the National Army tables. */
public enum Nation {
  ANY,
  BRITISH,
  FRENCH,
  AUSTRIAN,
  PRUSSIAN,
  RUSSIAN
}
