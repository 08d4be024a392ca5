package studio.kriegsspiel.importer.control;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Control points that stand out beside their neighbours. On a sharp map such a point is probably
 * wrong; on one that is bent itself it may be right, and it is only said to lie far off.
 *
 * @param points the points that stand out, worst first
 * @param usualMetres half of all points lie within this of where their neighbours put them
 * @param bent whether the map itself is bent, so that points may be far off and yet right
 */
public record Suspects(List<Suspect> points, double usualMetres, boolean bent) {
  private static final double OUTLYING = 4;

  /** On a bent map nobody is accused, so that less is enough to be looked at. */
  private static final double OUTLYING_IF_BENT = 3;

  /** Of the diagonal: two millimetres on a sheet of eighty centimetres. */
  private static final double BENT = 0.0025;

  private static final int FEWEST = 7;
  private static final int MOST = 12;
  private static final int MOST_NAMED = 6;

  /**
   * A point that stands out.
   *
   * @param point the point
   * @param metres how far it lies from where its neighbours put it
   */
  public record Suspect(ControlPoint point, double metres) {}

  /** Keeps its own copy. */
  public Suspects {
    points = List.copyOf(points);
  }

  /** Nobody, where points are too few to judge each other. */
  private static Suspects none() {
    return new Suspects(List.of(), Double.NaN, false);
  }

  /**
   * Finds them: at most a fifth of all, and none that lies within a pixel. A wrong point throws
   * suspicion on its neighbours; therefore the worst is taken out and the others are judged anew
   * without it, one after another.
   */
  public static Suspects find(List<ControlPoint> points) {
    if (points.size() < FEWEST || Spread.flatness(points) < 1e-6) {
      return none();
    }
    NeighbourJudge judge = NeighbourJudge.of(points);
    List<Suspect> found = new ArrayList<>();
    int wrong = 0;
    while (found.size() < Math.min(points.size() / 5, MOST)) {
      int worst = judge.worst();
      double outlying = judge.strangeness(worst) / judge.usualStrangeness();
      if (!(outlying > OUTLYING_IF_BENT && judge.metres(worst) > judge.pixelMetres())) {
        break;
      }
      found.add(new Suspect(points.get(worst), judge.metres(worst)));
      wrong = outlying > OUTLYING ? found.size() : wrong;
      judge.takeOut(worst);
    }
    // How bent the map is, those say that do not stand out.
    double usual = judge.usualMetres();
    boolean bent = usual > BENT * Spread.diagonalMetres(points);
    return new Suspects(bent ? found : found.subList(0, wrong), usual, bent);
  }

  /** Their names, worst first. */
  public List<String> ids() {
    return points.stream().map(suspect -> suspect.point().id()).toList();
  }

  /** What a user should look at; nothing without suspects. */
  public Optional<String> sentence() {
    if (points.isEmpty()) {
      return Optional.empty();
    }
    boolean one = points.size() == 1;
    String who =
        (one ? "Point " : "Points ")
            + points.stream()
                .limit(MOST_NAMED)
                .map(suspect -> suspect.point().id())
                .collect(Collectors.joining(", "))
            + (points.size() > MOST_NAMED ? " and others" : "");
    String worst = metres(points.get(0).metres());
    return Optional.of(
        bent
            ? "%s far from where %s neighbours put %s (%s%s); the map itself is bent, and half of its points are up to %s off: compare %s once more, but %s need not be wrong."
                .formatted(
                    who + (one ? " lies" : " lie"),
                    one ? "its" : "their",
                    one ? "it" : "them",
                    one ? "" : "the worst ",
                    worst,
                    metres(usualMetres),
                    one ? "it" : "them",
                    one ? "it" : "they")
            : one
                ? "%s is probably wrong: it lies %s from where its neighbours put it (half of all are within %s). Look at it again, or leave it out."
                    .formatted(who, worst, metres(usualMetres))
                : "%s are probably wrong; the worst lies %s from where its neighbours put it (half of all are within %s). Look at them again, or leave them out."
                    .formatted(who, worst, metres(usualMetres)));
  }

  private static String metres(double metres) {
    return metres >= 10
        ? String.format(Locale.ROOT, "%,.0f m", metres)
        : String.format(Locale.ROOT, "%.1f m", metres);
  }

  static double median(double[] values) {
    double[] sorted = Arrays.stream(values).filter(Double::isFinite).sorted().toArray();
    return sorted.length == 0 ? Double.NaN : sorted[sorted.length / 2];
  }
}
