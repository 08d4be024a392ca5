package studio.kriegsspiel.terrain.fire;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Ranges of one weapon as a rule book gives them, from the muzzle outward.
 *
 * @param bands at least one, each reaching farther than the one before
 */
public record RangeBands(List<Band> bands) {
  /** Less than this is not told apart from 0, as places on a map carry rounding. */
  private static final double EDGE_METRES = 1e-6;

  /**
   * One range.
   *
   * @param name in the book's words, such as {@code canister} or {@code 300-400 paces}
   * @param upToMetres where it ends
   */
  public record Band(String name, double upToMetres) {}

  /** Refuses ranges that do not grow. */
  public RangeBands {
    bands = List.copyOf(bands);
    double before = 0;
    Set<String> names = new HashSet<>();
    for (Band band : bands) {
      if (!(band.upToMetres() > before && Double.isFinite(band.upToMetres()))) {
        throw new IllegalArgumentException(
            "Each range must end beyond the one before, \"" + band.name() + "\" does not.");
      }
      if (!names.add(band.name())) {
        throw new IllegalArgumentException("Two ranges are called \"" + band.name() + "\".");
      }
      before = band.upToMetres();
    }
    if (bands.isEmpty() || bands.size() > 100) {
      throw new IllegalArgumentException("A weapon has 1 to 100 ranges.");
    }
  }

  /** Ranges from alternating names and ends in metres. */
  public static RangeBands of(Object... namesAndMetres) {
    List<Band> bands = new ArrayList<>();
    for (int i = 0; i + 1 < namesAndMetres.length; i += 2) {
      bands.add(
          new Band((String) namesAndMetres[i], ((Number) namesAndMetres[i + 1]).doubleValue()));
    }
    return new RangeBands(bands);
  }

  /** The farthest anything is hit. */
  public double farthestMetres() {
    return bands.get(bands.size() - 1).upToMetres();
  }

  /** Position of the band of a distance, its end included, -1 beyond the last. */
  public int indexAt(double metres) {
    for (int i = 0; i < bands.size(); i++) {
      if (metres <= bands.get(i).upToMetres() + EDGE_METRES) {
        return i;
      }
    }
    return -1;
  }

  /** The band of a distance, nothing beyond the last. */
  public Optional<Band> findAt(double metres) {
    int index = indexAt(metres);
    return index < 0 ? Optional.empty() : Optional.of(bands.get(index));
  }
}
