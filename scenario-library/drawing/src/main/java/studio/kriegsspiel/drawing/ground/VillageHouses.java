package studio.kriegsspiel.drawing.ground;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.geom.util.LinearComponentExtracter;
import org.locationtech.jts.linearref.LengthIndexedLine;

/**
 * Houses of a village nobody drew one by one: in rows along its streets, fronts to the road, and
 * where there are more houses than street, scattered behind. They belong to the ground, not to the
 * picture, so that every sheet shows the same.
 */
final class VillageHouses {
  /** Metres of a middling house along the street. */
  static final double LENGTH = 16;

  private static final double DEPTH_SHARE = 0.6;

  /** Metres from the middle of the road to the front of a house. */
  private static final double FRONT = 6.5;

  /** Metres between neighbours, at the least. */
  private static final double GAP = 3;

  private static final GeometryFactory FACTORY = new GeometryFactory();

  /** Streets of a town have closed fronts, on which stands house by house. */
  private static final double TOWN_GAP = 0.2;

  private final boolean closed;
  private final Geometry area;
  private final PreparedGeometry inside;
  private final List<Geometry> taken;
  private final List<House> houses = new ArrayList<>();

  private VillageHouses(Geometry area, List<Geometry> taken, boolean closed) {
    this.closed = closed;
    this.area = area;
    this.inside = PreparedGeometryFactory.prepare(area);
    this.taken = new ArrayList<>(taken);
  }

  /**
   * One house.
   *
   * @param x its middle, metres east
   * @param y its middle, metres north
   * @param length metres along the street
   * @param depth metres across
   * @param turn of its length from east, radians, anticlockwise
   */
  record House(double x, double y, double length, double depth, double turn) {

    private Polygon outline() {
      double c = Math.cos(turn);
      double s = Math.sin(turn);
      Coordinate[] ring = new Coordinate[5];
      double[][] corners = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
      for (int i = 0; i < corners.length; i++) {
        double u = corners[i][0] * length / 2;
        double v = corners[i][1] * depth / 2;
        ring[i] = new Coordinate(x + c * u - s * v, y + s * u + c * v);
      }
      ring[4] = ring[0];
      return FACTORY.createPolygon(ring);
    }
  }

  /**
   * Sets the houses of a village.
   *
   * @param area its outline
   * @param roads roads and waters about it; nothing is built on them, and houses line the roads
   * @param built what stands there already
   * @param wanted how many there are to be; fewer if there is no room
   * @param closed whether they stand in closed fronts, as in a town
   */
  static List<House> of(
      Geometry area, Lines roads, List<Geometry> built, int wanted, boolean closed) {
    VillageHouses village = new VillageHouses(area, built, closed);
    List<LineString> streets = village.streets(roads.streets());
    List<Geometry> kept = new ArrayList<>(streets);
    kept.addAll(roads.waters());
    village.line(streets, kept, wanted);
    village.scatter(kept, wanted);
    return List.copyOf(village.houses);
  }

  /** Lines about a village: those that houses face, and those that they only keep clear of. */
  record Lines(List<Geometry> streets, List<Geometry> waters) {
    /** Copies the lists. */
    Lines {
      streets = List.copyOf(streets);
      waters = List.copyOf(waters);
    }
  }

  private List<LineString> streets(List<Geometry> roads) {
    List<LineString> streets = new ArrayList<>();
    for (Geometry road : roads) {
      if (road.getEnvelopeInternal().intersects(area.getEnvelopeInternal())) {
        for (Object part : LinearComponentExtracter.getLines(road.intersection(area))) {
          streets.add((LineString) part);
        }
      }
    }
    return streets;
  }

  private void line(List<LineString> streets, List<Geometry> kept, int wanted) {
    double front = streets.stream().mapToDouble(LineString::getLength).sum() * 2;
    double pace =
        closed
            ? LENGTH + TOWN_GAP
            : Math.max(LENGTH + GAP, Math.min(2.4 * LENGTH, front / Math.max(1, wanted)));
    int salt = 0;
    for (LineString street : streets) {
      LengthIndexedLine way = new LengthIndexedLine(street);
      salt++;
      for (int side = -1; side <= 1; side += 2) {
        int number = 0;
        for (double at = pace / 2; at < street.getLength() && houses.size() < wanted; number++) {
          double noise = Scatter.noise(number, side, salt);
          add(closed ? inFront(way, at, side) : facing(way, at, side, noise), kept);
          at += closed ? pace : pace * (0.8 + 0.4 * Scatter.noise(number, side, salt + 1000L));
        }
      }
    }
  }

  /** A house beside a street; every fourth stands with its gable to it. */
  private static House facing(LengthIndexedLine way, double at, int side, double noise) {
    Coordinate before = way.extractPoint(Math.max(0, at - 4));
    Coordinate after = way.extractPoint(at + 4);
    double turn = Math.atan2(after.y - before.y, after.x - before.x);
    double length = LENGTH * (0.7 + 0.45 * noise);
    double depth = length * DEPTH_SHARE;
    boolean gable = noise * 4 % 1 < 0.25;
    double away = FRONT + (gable ? length : depth) / 2 + 5 * (noise * 7 % 1);
    Coordinate on = way.extractPoint(at);
    return new House(
        on.x - Math.sin(turn) * away * side,
        on.y + Math.cos(turn) * away * side,
        gable ? depth : length,
        gable ? length : depth,
        turn + 0.12 * (noise - 0.5));
  }

  /** A house of a closed front. */
  private static House inFront(LengthIndexedLine way, double at, int side) {
    Coordinate before = way.extractPoint(Math.max(0, at - LENGTH / 2));
    Coordinate after = way.extractPoint(at + LENGTH / 2);
    double turn = Math.atan2(after.y - before.y, after.x - before.x);
    double depth = LENGTH * DEPTH_SHARE;
    double away = (FRONT + depth / 2) * side;
    Coordinate on = way.extractPoint(at);
    return new House(
        on.x - Math.sin(turn) * away, on.y + Math.cos(turn) * away, LENGTH, depth, turn);
  }

  private void scatter(List<Geometry> kept, int wanted) {
    double least = closed ? LENGTH * 1.2 : 26;
    double spacing = Math.max(least, Math.sqrt(area.getArea() / Math.max(1, wanted)));
    for (Scatter.Spot spot : Scatter.over(area, spacing, 0.55)) {
      if (houses.size() >= wanted) {
        return;
      }
      double length = LENGTH * (0.7 + 0.5 * spot.noise());
      double turn = Math.toRadians(Math.floor(spot.noise() * 6) * 15);
      add(new House(spot.x(), spot.y(), length, length * DEPTH_SHARE, turn), kept);
    }
  }

  private void add(House house, List<Geometry> kept) {
    Polygon outline = house.outline();
    if (inside.contains(outline)
        && kept.stream().noneMatch(line -> line.isWithinDistance(outline, FRONT - 1.5))
        && taken.stream()
            .noneMatch(other -> other.isWithinDistance(outline, closed ? TOWN_GAP / 2 : GAP))) {
      houses.add(house);
      taken.add(outline);
    }
  }
}
