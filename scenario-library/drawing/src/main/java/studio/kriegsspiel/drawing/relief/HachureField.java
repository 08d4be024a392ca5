package studio.kriegsspiel.drawing.relief;

import studio.kriegsspiel.terrain.Bounds;

/**
 * The strokes of a hachured map at one scale, after Lehmann, without all that was needed to draw
 * them.
 */
final class HachureField {
  static final int WEIGHTS = 20;

  private final double spacing;
  private final TiledPaths[] paths;

  /**
   * Draws the strokes.
   *
   * @param spacing metres between neighbouring strokes
   */
  HachureField(SlopeField field, LehmannScale scale, double spacing, Bounds extent) {
    this.spacing = spacing;
    this.paths = HachureStrokes.draw(field, scale, spacing, extent);
  }

  /** Breadth of a stroke as a share of the spacing. */
  static double share(int weight) {
    return 0.02 + 0.8 * weight / (WEIGHTS - 1.0);
  }

  /** Metres between neighbouring strokes of full weight. */
  double spacingMetres() {
    return spacing;
  }

  /** Strokes of a weight. */
  TiledPaths paths(int weight) {
    return paths[weight];
  }
}
