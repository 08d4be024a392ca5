package studio.kriegsspiel.desk.control;

import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.importer.control.ControlFit;
import studio.kriegsspiel.importer.control.Method;

/**
 * How well one way fits.
 *
 * @param method the way
 * @param fit the fit; none where there is none
 * @param fault why there is none; empty where there is
 * @param unusedMetres root mean square distance at the points that are not in use; NaN without any
 */
public record Verdict(Method method, Optional<ControlFit> fit, String fault, double unusedMetres) {
  /** Its words, such as {@code thin plate}. */
  public String words() {
    return words(method);
  }

  /** The words for a way. */
  public static String words(Method method) {
    return switch (method) {
      case SIMILARITY -> "Similarity";
      case AFFINE -> "Affine";
      case PROJECTIVE -> "Projective";
      case POLYNOMIAL_2 -> "Polynomial, 2nd degree";
      case POLYNOMIAL_3 -> "Polynomial, 3rd degree";
      case THIN_PLATE -> "Thin plate";
    };
  }

  /** What a way does, in a sentence. */
  public static String meaning(Method method) {
    return switch (method) {
      case SIMILARITY -> "Turns, shifts and scales; the map keeps its shape.";
      case AFFINE -> "Also shears, and scales each axis for itself: paper that has shrunk.";
      case PROJECTIVE -> "A flat sheet seen aslant, as in a photograph.";
      case POLYNOMIAL_2 -> "Bends the sheet evenly.";
      case POLYNOMIAL_3 -> "Bends it more; beyond the points it is wild.";
      case THIN_PLATE -> "Bends so that every point fits; only leaving points out tests it.";
    };
  }

  /** Root mean square error at the points. */
  public String rms() {
    return fit.map(each -> metres(each.rmsMetres())).orElse("");
  }

  /** The same with each point judged by all but its neighbourhood. */
  public String leftOut() {
    return fit.map(
            each ->
                Double.isNaN(each.neighbourhoodMetres()) ? "?" : metres(each.neighbourhoodMetres()))
        .orElse("");
  }

  /** The error at the points that are not in use, which tell how far off the rest of the map is. */
  public String unused() {
    return metres(unusedMetres);
  }

  /** Metres with as many digits as they deserve. */
  public static String metres(double metres) {
    if (Double.isNaN(metres)) {
      return "";
    }
    return metres >= 100
        ? String.format(Locale.ROOT, "%,.0f m", metres)
        : String.format(Locale.ROOT, "%.1f m", metres);
  }
}
