package studio.kriegsspiel.desk.importing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.CoordinateReach;

/**
 * The part of the ground that is wanted, as typed: metres of the new ground's system. All blank is
 * everything the sources cover.
 */
public record CropText(String west, String south, String east, String north) {
  /** Everything. */
  public static final CropText ALL = new CropText("", "", "", "");

  /** The rectangle of a drag, in round figures. */
  public static CropText of(Bounds bounds) {
    double step = Math.max(bounds.widthMetres(), bounds.heightMetres()) > 2000 ? 10 : 1;
    return new CropText(
        round(bounds.west(), step),
        round(bounds.south(), step),
        round(bounds.east(), step),
        round(bounds.north(), step));
  }

  private static String round(double value, double step) {
    return TypedFigures.write(Math.rint(value / step) * step, 0);
  }

  /** Whether nothing was typed. */
  public boolean isBlank() {
    return Stream.of(west, south, east, north).allMatch(String::isBlank);
  }

  /** The rectangle, if the figures make one. */
  public Optional<Bounds> bounds() {
    List<Double> edges =
        Stream.of(west, south, east, north)
            .flatMap(text -> TypedFigures.read(text).stream())
            .toList();
    boolean sound =
        edges.size() == 4
            && edges.get(0) < edges.get(2)
            && edges.get(1) < edges.get(3)
            && edges.stream().allMatch(edge -> CoordinateReach.holds(edge, edge));
    return sound
        ? Optional.of(new Bounds(edges.get(0), edges.get(1), edges.get(2), edges.get(3)))
        : Optional.empty();
  }

  /** What is wrong, one sentence; empty if nothing is. */
  public String fault() {
    return isBlank() || bounds().isPresent()
        ? ""
        : "The part wanted needs four figures in metres, west less than east and south less than"
            + " north; clear them all for everything.";
  }
}
