package studio.kriegsspiel.importer.control;

import java.util.List;

/** Finds the placement of each method that comes nearest to the control points. */
final class Placements {
  private Placements() {}

  static Fitted fit(Method method, List<ControlPoint> points) {
    Frame frame = Frame.of(points);
    return switch (method) {
      case SIMILARITY -> new Similarity(points, frame);
      case AFFINE -> new Polynomial(points, frame, 1);
      case PROJECTIVE -> new Projective(points, frame);
      case POLYNOMIAL_2 -> new Polynomial(points, frame, 2);
      case POLYNOMIAL_3 -> new Polynomial(points, frame, 3);
      case THIN_PLATE -> new ThinPlate(points, frame);
    };
  }
}
