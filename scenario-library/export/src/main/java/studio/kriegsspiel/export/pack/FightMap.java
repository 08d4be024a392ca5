package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.furniture.MarginRulers;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.rules.book.GroundUnit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The ground of the fight alone on one page, for the umpire: where bodies stand when play begins
 * and the places of objectives lie, at 1:16 000 to 1:25 000. Where all of that has no room, the
 * places are in the middle.
 */
final class FightMap {
  /** Scales of the map, the largest at which there is room for all is taken. */
  static final List<Integer> SCALES = List.of(16_000, 20_000, 25_000);

  /** A whole ground that is drawn no smaller needs no map of a part. */
  static final int SMALLEST = 25_000;

  /** Metres of ground around the outermost. */
  private static final double AROUND = 250;

  private final Situation situation;
  private final MapPlate plate;
  private final Bounds extent;

  FightMap(Situation situation, MapPlate plate) {
    this.situation = situation;
    this.plate = plate;
    this.extent = situation.printed().orElseThrow().terrain().extent();
  }

  /** The whole ground with rulers along its margins. */
  MapPlate whole() {
    return ruled(extent);
  }

  /** The fight alone, with rulers; nothing where nobody stands and no objective has a place. */
  Optional<MapPlate> part(PageSize size) {
    return bounds(size).map(this::ruled);
  }

  private MapPlate ruled(Bounds bounds) {
    GroundUnit unit = situation.book().ground();
    return plate.of(bounds, new MarginRulers(unit.plural(), unit.metres().toDouble()));
  }

  private Optional<Bounds> bounds(PageSize size) {
    List<MapPoint> places = places();
    List<MapPoint> all = new ArrayList<>(places);
    TroopPost.ofAll(situation, situation.clock().begins()).forEach(post -> all.add(post.at()));
    if (all.isEmpty()) {
      return Optional.empty();
    }
    for (int scale : SCALES) {
      for (boolean wide : new boolean[] {false, true}) {
        Bounds page = page(around(all), size, scale, wide);
        if (all.stream().allMatch(each -> inside(page, each))) {
          return Optional.of(page);
        }
      }
    }
    boolean wide = extent.widthMetres() > extent.heightMetres();
    return Optional.of(page(around(places.isEmpty() ? all : places), size, SMALLEST, wide));
  }

  private List<MapPoint> places() {
    return situation.scenario().sides().stream()
        .flatMap(side -> side.objectives().stream())
        .flatMap(objective -> objective.place().stream())
        .flatMap(name -> situation.printed().orElseThrow().terrain().findPlace(name).stream())
        .map(place -> place.at())
        .distinct()
        .toList();
  }

  private static Bounds around(List<MapPoint> points) {
    return new Bounds(
        points.stream().mapToDouble(MapPoint::x).min().orElseThrow() - AROUND,
        points.stream().mapToDouble(MapPoint::y).min().orElseThrow() - AROUND,
        points.stream().mapToDouble(MapPoint::x).max().orElseThrow() + AROUND,
        points.stream().mapToDouble(MapPoint::y).max().orElseThrow() + AROUND);
  }

  /** As much ground as a page has room for, about the middle of some, within the terrain. */
  private Bounds page(Bounds about, PageSize size, int scale, boolean wide) {
    MapPlate.Room room = MapPlate.ruledRoom(size, wide);
    double width = Math.min(Math.floor(room.x()) * scale / 1000, extent.widthMetres());
    double height = Math.min(Math.floor(room.y()) * scale / 1000, extent.heightMetres());
    double west =
        within((about.west() + about.east() - width) / 2, extent.west(), extent.east() - width);
    double south =
        within(
            (about.south() + about.north() - height) / 2, extent.south(), extent.north() - height);
    return new Bounds(west, south, west + width, south + height);
  }

  private static double within(double value, double least, double most) {
    return Math.max(least, Math.min(most, value));
  }

  /** Whether a point lies well within: not at the margin, unless the terrain ends there. */
  private boolean inside(Bounds page, MapPoint point) {
    return page.contains(point)
        && (point.x() - page.west() >= AROUND || page.west() <= extent.west())
        && (page.east() - point.x() >= AROUND || page.east() >= extent.east())
        && (point.y() - page.south() >= AROUND || page.south() <= extent.south())
        && (page.north() - point.y() >= AROUND || page.north() >= extent.north());
  }
}
