package studio.kriegsspiel.cli.ground.importing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import studio.kriegsspiel.importer.control.ControlFit;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.situation.words.Figures;

/** How well a scan lies by its control points, as a table. */
public final class FitTable {
  private FitTable() {}

  /**
   * The worst points, the figures over all, other methods beside it, and warnings.
   *
   * @param most how many points to show
   */
  public static List<String> lines(ControlFit fit, int most) {
    List<String> lines = new ArrayList<>();
    lines.add(
        Figures.format(
            "%-12s %9s %9s %10s %10s %10s %10s",
            "point", "column", "row", "east off", "north off", "error", "left out"));
    fit.residuals().stream()
        .sorted(Comparator.comparingDouble(FitTable::judged).reversed())
        .limit(most)
        .forEach(each -> lines.add(line(each)));
    int more = fit.residuals().size() - most;
    if (more > 0) {
      lines.add("and " + more + " more that fit better; --residuals N shows more");
    }
    fit.checks().forEach(each -> lines.add(line(each).replace("not known", "check point")));
    lines.add(fit.summary());
    for (Method other : Method.values()) {
      if (other != fit.method()) {
        other(fit, other, lines);
      }
    }
    fit.warnings().forEach(warning -> lines.add("warning " + warning));
    return lines;
  }

  private static double judged(ControlFit.Residual residual) {
    return Double.isNaN(residual.leftOutMetres()) ? residual.metres() : residual.leftOutMetres();
  }

  private static String line(ControlFit.Residual each) {
    return Figures.format(
        "%-12s %9.1f %9.1f %8.1f m %8.1f m %8.1f m %s",
        each.point().id(),
        each.point().column(),
        each.point().row(),
        each.eastMetres(),
        each.northMetres(),
        each.metres(),
        Double.isNaN(each.leftOutMetres())
            ? "   not known"
            : Figures.format("%8.1f m", each.leftOutMetres()));
  }

  /** What another method would make of the same points, where it can be judged. */
  private static void other(ControlFit fit, Method method, List<String> lines) {
    var points = fit.points();
    if (points.size() <= method.leastPoints()) {
      return;
    }
    try {
      ControlFit tried =
          ControlFit.figures(method, points)
              .judgedBy(fit.checks().stream().map(ControlFit.Residual::point).toList());
      lines.add("  --method " + tried.figures());
    } catch (studio.kriegsspiel.terrain.GroundException unsuited) {
      lines.add("  --method " + method.word() + " does not suit these points");
    }
  }
}
