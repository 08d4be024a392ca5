package studio.kriegsspiel.rules.concept;

import java.util.Arrays;
import java.util.Optional;

/** Kinds of ground that at least one of the books treats. */
public enum TerrainKind {
  OPEN("open", "open ground"),
  ROAD("road", "road"),
  WOOD_LIGHT("wood.light", "light wood"),
  WOOD_DENSE("wood.dense", "thick wood"),
  MARSH("marsh", "marsh"),
  STREAM("stream", "stream"),
  FORD("ford", "ford"),
  RIVER("river", "river"),
  BRIDGE("bridge", "bridge"),
  SLOPE("slope", "slope"),
  FARM("farm", "farm"),
  GARDEN("garden", "garden"),
  VILLAGE("village", "village"),
  TOWN("town", "town"),
  WALL("wall", "wall"),
  HEDGE("hedge", "hedge"),
  DITCH("ditch", "ditch"),
  FIELDWORK("fieldwork", "fieldwork"),
  DEFILE("defile", "defile"),
  ROUGH("rough", "broken ground"),
  LAKE("lake", "lake");

  private final String key;
  private final String label;

  TerrainKind(String key, String label) {
    this.key = key;
    this.label = label;
  }

  /** The key used in data files and by the correspondence between the books. */
  public String key() {
    return key;
  }

  /** The words for it in a sentence. */
  public String label() {
    return label;
  }

  /** Finds a constant by its key; case matters. */
  public static Optional<TerrainKind> findByKey(String key) {
    return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst();
  }
}
