package studio.kriegsspiel.reading.fire;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.fire.FirePosition;
import studio.kriegsspiel.terrain.fire.RangeBands;
import studio.kriegsspiel.terrain.sight.SightOptions;

/**
 * A weapon in position, and its ranges by a rule book.
 *
 * @param book the book
 * @param troops who fires
 * @param table the book's ranges
 * @param position where it stands and which way it faces
 * @param arcWords what the arc rests on
 */
public record FireSetting(
    RuleBook book, Troops troops, RangeTable table, FirePosition position, String arcWords) {

  /** Depth of wood or building that does not hide who stands at its edge, in metres. */
  static final double COVER_METRES = SightOptions.ON_FOOT.coverMetres();

  /**
   * A weapon that fires from a point.
   *
   * @param targetMetres height of the target
   */
  public static FireSetting of(
      RuleBook book,
      Troops troops,
      RangeTable table,
      MapPoint at,
      FireArc arc,
      double targetMetres) {
    FirePosition position =
        new FirePosition(
            at,
            arc.facingDegrees(),
            arc.degrees() / 2,
            new SiteWeapon(book, troops, table).muzzleMetres(),
            targetMetres);
    return new FireSetting(book, troops, table, position, arc.words());
  }

  /** The outline of what lies in arc so many metres around. */
  Geometry ring(double metres) {
    Geometry sector = sector(metres);
    return position.halfArcDegrees() >= 180 ? sector : sector.getBoundary();
  }

  /** The ground in arc and range. */
  Geometry sector() {
    return sector(table.farthestMetres());
  }

  private Geometry sector(double metres) {
    MapPoint at = position.at();
    GeometryFactory geometry = new GeometryFactory();
    if (position.halfArcDegrees() >= 180) {
      return geometry.createPoint(new Coordinate(at.x(), at.y())).buffer(metres, 32);
    }
    List<Coordinate> points = new ArrayList<>();
    points.add(new Coordinate(at.x(), at.y()));
    for (int i = 0; i <= 64; i++) {
      double bearing = position.facingDegrees() + position.halfArcDegrees() * (i / 32.0 - 1);
      MapPoint edge = at.offset(metres, bearing);
      points.add(new Coordinate(edge.x(), edge.y()));
    }
    points.add(points.get(0));
    return geometry.createPolygon(points.toArray(new Coordinate[0]));
  }

  private SiteWeapon asWeapon() {
    return new SiteWeapon(book, troops, table);
  }

  /** The ranges in metres, nearest first. */
  RangeBands bands() {
    return asWeapon().bands();
  }

  /** A range in words: its name, where it ends and what fire is worth there. */
  String words(RangeTable.Step step) {
    return asWeapon().words(step);
  }

  /** The weapon in words, with its calibre where the book knows no such gun. */
  String weapon() {
    return asWeapon().words();
  }
}
