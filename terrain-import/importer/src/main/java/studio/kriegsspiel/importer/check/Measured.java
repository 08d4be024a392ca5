package studio.kriegsspiel.importer.check;

import java.util.Arrays;
import java.util.Locale;
import studio.kriegsspiel.terrain.LayerKind;

/**
 * How far a layer was off where it could be compared.
 *
 * @param layer the layer
 * @param against what it was compared with
 * @param vertical whether heights were compared, else positions
 * @param count at how many places
 * @param meanMetres mean of the differences with their signs, 0 for positions
 * @param rmsMetres root mean square of the differences
 * @param ninetyMetres what nine of ten differences do not exceed
 * @param worstMetres the greatest difference
 */
public record Measured(
    LayerKind layer,
    String against,
    boolean vertical,
    int count,
    double meanMetres,
    double rmsMetres,
    double ninetyMetres,
    double worstMetres) {

  /** Sums up differences in metres, the layer's less the other's; at least one. */
  static Measured of(LayerKind layer, String against, boolean vertical, double[] differences) {
    double[] sizes = Arrays.stream(differences).map(Math::abs).sorted().toArray();
    double mean = Arrays.stream(differences).average().orElseThrow();
    double square = Arrays.stream(differences).map(each -> each * each).average().orElseThrow();
    int ninety = Math.min(sizes.length - 1, (int) Math.ceil(0.9 * sizes.length) - 1);
    return new Measured(
        layer,
        against,
        vertical,
        sizes.length,
        vertical ? mean : 0,
        Math.sqrt(square),
        sizes[Math.max(0, ninety)],
        sizes[sizes.length - 1]);
  }

  /** In a sentence without its full stop. */
  public String sentence() {
    return String.format(
        Locale.ROOT,
        "%s against %s at %d %s: RMS %.1f m%s, nine of ten within %.1f m, worst %.1f m",
        vertical ? "heights" : "positions",
        against,
        count,
        count == 1 ? "place" : "places",
        rmsMetres,
        vertical ? String.format(Locale.ROOT, ", in the mean %+.1f m", meanMetres) : "",
        ninetyMetres,
        worstMetres);
  }
}
