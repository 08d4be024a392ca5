package studio.kriegsspiel.importer.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What is suspicious about a fit. */
final class FitWarnings {
  private static final double NARROW = 0.05;
  private static final double LARGE_SHARE = 0.01;
  private static final int MOST_NAMED = 5;

  private FitWarnings() {}

  static List<String> of(ControlFit fit, double flatness) {
    List<String> warnings = new ArrayList<>();
    int count = fit.residuals().size();
    int least = fit.method().leastPoints();
    if (count <= least) {
      warnings.add(
          "With only %d points %s always fits: the residuals say nothing."
              .formatted(count, fit.method().word()));
    } else if (count < 2 * least) {
      warnings.add(
          "%d points are few for %s; %d or more would check each other."
              .formatted(count, fit.method().word(), 2 * least));
    }
    if (flatness < NARROW) {
      warnings.add("The points lie almost on one line; to the side of it the placing is a guess.");
    }
    List<ControlPoint> points = fit.points();
    Folds folds = Folds.of(fit.placement(), points);
    if (folds.mirrored()) {
      warnings.add(
          "The map comes out mirrored: look for swapped axes or rows counted the wrong way.");
    }
    folded(folds, warnings);
    double diagonal = Spread.diagonalMetres(points);
    if (fit.honestMetres() > LARGE_SHARE * diagonal) {
      warnings.add(
          String.format(
              Locale.ROOT,
              "Positions are uncertain by %.0f m, %.1f %% of the map: marches and ranges on it are"
                  + " no better.",
              fit.honestMetres(),
              100 * fit.honestMetres() / diagonal));
    }
    Suspects.find(points).sentence().ifPresent(warnings::add);
    return warnings;
  }

  private static void folded(Folds folds, List<String> warnings) {
    if (folds.share() == 0) {
      return;
    }
    String named =
        folds.near().stream()
            .limit(MOST_NAMED)
            .map(ControlPoint::id)
            .collect(Collectors.joining(", "));
    warnings.add(
        String.format(
            Locale.ROOT,
            "The map is folded over itself on %s of it, near point%s %s%s: places there come out twice"
                + " or not at all; take out the points that disagree, or choose a stiffer method.",
            folds.share() < 0.01
                ? "less than 1 %"
                : String.format(Locale.ROOT, "%.0f %%", 100 * folds.share()),
            folds.near().size() == 1 ? "" : "s",
            named,
            folds.near().size() > MOST_NAMED ? " and others" : ""));
  }
}
