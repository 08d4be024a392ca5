package studio.kriegsspiel.desk.control;

import java.util.Optional;
import studio.kriegsspiel.importer.control.ControlPoint;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A point on the scan that is known, or is to be known, on the ground.
 *
 * @param id name of the point, unique among the marks
 * @param column pixels from the scan's left edge
 * @param row pixels from its top edge
 * @param ground where it lies in metres; none while only one half is set
 * @param enabled whether it counts
 */
public record ScanPoint(
    String id, double column, double row, Optional<MapPoint> ground, boolean enabled) {
  /** Whether it takes part in the fit. */
  public boolean counts() {
    return enabled && ground.isPresent();
  }

  /** The same for the importer; both halves must be set. */
  public ControlPoint point() {
    MapPoint at = ground.orElseThrow();
    return new ControlPoint(id, column, row, at.x(), at.y());
  }

  /** Elsewhere on the scan. */
  public ScanPoint movedTo(double newColumn, double newRow) {
    return new ScanPoint(id, newColumn, newRow, ground, enabled);
  }

  /** Elsewhere on the ground. */
  public ScanPoint at(MapPoint newGround) {
    return new ScanPoint(id, column, row, Optional.of(newGround), enabled);
  }

  /** Counting or not. */
  public ScanPoint enabled(boolean on) {
    return new ScanPoint(id, column, row, ground, on);
  }

  /** Under another name. */
  public ScanPoint named(String newId) {
    return new ScanPoint(newId, column, row, ground, enabled);
  }
}
