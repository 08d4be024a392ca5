package studio.kriegsspiel.scenario.audience;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What may be missing on a map that a reader is given, by the word for it in the text. */
public enum MapPart {
  /** Names of places, woods, brooks and roads. */
  NAMES,
  /** Heights, and whatever tells the lie of the ground. */
  HEIGHTS,
  WOODS,
  GARDENS,
  MARSHES,
  /** Brooks; rivers and lakes are on every map. */
  BROOKS,
  /** Roads of every kind. */
  ROADS,
  /** The least of the roads: tracks and footpaths. */
  TRACKS,
  BRIDGES,
  FORDS,
  /** Single buildings and farms; villages and towns are on every map. */
  BUILDINGS,
  /** Hedges, walls and ditches. */
  HEDGES,
  /** Sunken roads, embankments, defiles, sand-pits and rough ground. */
  BANKS,
  /** Fieldworks and barricades. */
  WORKS,
  /** Troops of his own side that the reader does not command. */
  TROOPS;

  /** The word for it in the text. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** All words, for messages. */
  public static List<String> words() {
    return Arrays.stream(values()).map(MapPart::word).toList();
  }

  /** Finds a part by its word. */
  public static Optional<MapPart> find(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }
}
