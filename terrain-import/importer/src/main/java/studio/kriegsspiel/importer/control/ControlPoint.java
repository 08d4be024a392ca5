package studio.kriegsspiel.importer.control;

import studio.kriegsspiel.terrain.MapPoint;

/**
 * A spot known both in a scan and on the ground.
 *
 * @param id how the user knows it
 * @param column pixels from the scan's left edge
 * @param row pixels from its top edge, counted downwards
 * @param x east in the units of the ground system
 * @param y north
 */
public record ControlPoint(String id, double column, double row, double x, double y) {
  /** Between where it lies and where a placement puts it; in the units of the ground system. */
  double missedBy(ScanPlacement placement) {
    MapPoint at = placement.toGround(column, row);
    return Math.hypot(at.x() - x, at.y() - y);
  }
}
