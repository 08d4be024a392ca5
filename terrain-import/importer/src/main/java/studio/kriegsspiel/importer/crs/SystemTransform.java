package studio.kriegsspiel.importer.crs;

import org.geotools.api.referencing.FactoryException;
import org.geotools.api.referencing.operation.MathTransform;
import org.geotools.api.referencing.operation.TransformException;
import org.geotools.referencing.CRS;
import studio.kriegsspiel.terrain.CoordinateReach;
import studio.kriegsspiel.terrain.GroundException;

/**
 * The way from one system to another, over the globe where Bonne's projection begins or ends it.
 */
final class SystemTransform {
  private SystemTransform() {}

  /**
   * The way between two systems that differ; points without an image become NaN.
   *
   * @throws GroundException if none is known
   */
  static PointTransform between(SourceSystem from, SourceSystem target) {
    MathTransform transform;
    try {
      transform = CRS.findMathTransform(from.system(), target.system(), false);
    } catch (FactoryException | RuntimeException e) {
      throw new GroundException(
          from.label(), "has no known way to " + target.label(), "choose another target system", e);
    }
    boolean still = transform.isIdentity();
    if (from.bonne().isEmpty() && target.bonne().isEmpty()) {
      return still ? PointTransform.IDENTITY : (xy, count) -> run(transform, xy, count);
    }
    double unit = radiansPerUnit(from);
    double targetUnit = radiansPerUnit(target);
    return (xy, count) -> {
      from.bonne().ifPresent(own -> flatToGlobe(own, unit, xy, count));
      if (!still) {
        run(transform, xy, count);
      }
      target.bonne().ifPresent(its -> globeToFlat(its, targetUnit, xy, count));
    };
  }

  /** Radians of the degrees that Bonne's projection is reckoned from. */
  private static double radiansPerUnit(SourceSystem system) {
    return system.bonne().isPresent() ? SourceSystem.radiansPerUnit(system.system()) : 1;
  }

  private static void flatToGlobe(Bonne bonne, double unit, double[] xy, int count) {
    for (int i = 0; i < count; i++) {
      bonne.inverse(xy, i * 2);
      xy[i * 2] /= unit;
      xy[i * 2 + 1] /= unit;
    }
  }

  private static void globeToFlat(Bonne bonne, double unit, double[] xy, int count) {
    for (int i = 0; i < count; i++) {
      xy[i * 2] *= unit;
      xy[i * 2 + 1] *= unit;
      bonne.forward(xy, i * 2);
    }
  }

  private static void run(MathTransform transform, double[] xy, int count) {
    try {
      transform.transform(xy, 0, xy, 0, count);
    } catch (TransformException | RuntimeException e) {
      // The library's own messages may fail on odd numbers.
      oneByOne(transform, xy, count);
    }
    for (int i = 0; i < count; i++) {
      if (!CoordinateReach.holds(xy[i * 2], xy[i * 2 + 1])) {
        xy[i * 2] = Double.NaN;
        xy[i * 2 + 1] = Double.NaN;
      }
    }
  }

  private static void oneByOne(MathTransform transform, double[] xy, int count) {
    for (int i = 0; i < count; i++) {
      try {
        transform.transform(xy, i * 2, xy, i * 2, 1);
      } catch (TransformException | RuntimeException e) {
        xy[i * 2] = Double.NaN;
        xy[i * 2 + 1] = Double.NaN;
      }
    }
  }
}
