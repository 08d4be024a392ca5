package studio.kriegsspiel.rules.kriegskunst;

/** What troops stand in. */
public enum Shelter {
  NONE,
  COVER,
  BUILDINGS
}
