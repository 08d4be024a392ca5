package studio.kriegsspiel.desktop.model.map;

/** The layers of the map, from the ground up. */
public enum MapLayer {
  SHEET("Sheet image", 'I', "the drawn map"),
  RELIEF("Relief", 'R', "heights as tints and shade"),
  SLOPES("Slope bands", 'S', "slopes by the bands of the rule book"),
  FEATURES("Features", 'F', "woods, water, roads, buildings"),
  NAMES("Names", 'N', "names of places"),
  TROOPS("Troops", 'T', "blocks of both sides, to scale"),
  FINDINGS("Findings", 'P', "problems that have a place on the map");

  private final String label;
  private final char mnemonic;
  private final String description;

  MapLayer(String label, char mnemonic, String description) {
    this.label = label;
    this.mnemonic = mnemonic;
    this.description = description;
  }

  /** The word on its button. */
  public String label() {
    return label;
  }

  /** The letter that stands for it in the menu. */
  public char mnemonic() {
    return mnemonic;
  }

  /** What it shows. */
  public String description() {
    return description;
  }
}
