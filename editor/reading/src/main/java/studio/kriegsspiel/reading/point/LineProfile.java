package studio.kriegsspiel.reading.point;

import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.drawing.analysis.Profile;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.HandEdits;
import studio.kriegsspiel.terrain.sight.SightLine;

/** The ground under a line of sight or fire. */
public final class LineProfile {
  private static final int STEPS = 400;
  private static final double SHORTEST_METRES = 1;

  private LineProfile() {}

  /** The profile with what hides the far end, nothing where heights are missing. */
  public static Optional<Profile> of(
      Terrain terrain, SightLine line, double eyeMetres, double targetMetres) {
    if (line.distanceMetres() < SHORTEST_METRES || Double.isNaN(line.hiddenMetres())) {
      return Optional.empty();
    }
    return HandEdits.heights(terrain).map(heights -> of(heights, line, eyeMetres, targetMetres));
  }

  private static Profile of(
      ElevationGrid heights, SightLine line, double eyeMetres, double targetMetres) {
    double[] ground = new double[STEPS + 1];
    for (int i = 0; i <= STEPS; i++) {
      double share = (double) i / STEPS;
      ground[i] =
          heights.heightMetresAt(
              line.from().x() + (line.to().x() - line.from().x()) * share,
              line.from().y() + (line.to().y() - line.from().y()) * share);
    }
    double eye = ground[0] + eyeMetres;
    double shadow = ground[STEPS] + line.hiddenMetres();
    Optional<MapPoint> by = line.hiddenBy().filter(at -> !line.visible());
    OptionalDouble at =
        by.isPresent()
            ? OptionalDouble.of(by.get().distanceMetres(line.from()))
            : OptionalDouble.empty();
    double top = eye + (shadow - eye) * at.orElse(0) / line.distanceMetres();
    return new Profile(ground, line.distanceMetres(), eye, ground[STEPS] + targetMetres, at, top);
  }
}
