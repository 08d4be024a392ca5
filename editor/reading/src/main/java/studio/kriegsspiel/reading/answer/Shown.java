package studio.kriegsspiel.reading.answer;

import java.awt.Color;
import java.util.List;
import studio.kriegsspiel.drawing.analysis.Tint;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/** Inks of pictures, and the stretch of ground they show. */
public final class Shown {
  private static final double NARROWEST = 0.8;

  private Shown() {}

  /** A colour of the palette. */
  public static Color ink(String name) {
    return MapStyle.staffMap().colour(name);
  }

  /** A wash of the palette. */
  public static Tint wash(String name) {
    return Tint.plain(ink(name));
  }

  /** So many washes of a scale of the palette, spread over all of it. */
  public static List<Tint> scale(String name, int steps, int ofAll) {
    java.util.ArrayList<Tint> tints = new java.util.ArrayList<>();
    for (int i = 0; i < steps; i++) {
      int shade = steps <= 1 ? 0 : Math.round((float) i * (ofAll - 1) / (steps - 1));
      tints.add(wash(name + "." + shade));
    }
    return tints;
  }

  /** The ground around points, with a margin, within the edges of the terrain. */
  public static Bounds around(List<MapPoint> points, Bounds extent) {
    double west = points.stream().mapToDouble(MapPoint::x).min().orElse(extent.west());
    double east = points.stream().mapToDouble(MapPoint::x).max().orElse(extent.east());
    double south = points.stream().mapToDouble(MapPoint::y).min().orElse(extent.south());
    double north = points.stream().mapToDouble(MapPoint::y).max().orElse(extent.north());
    double longest = Math.max(Math.max(east - west, north - south), 400);
    double margin = longest * 0.18;
    double width = Math.max(east - west + 2 * margin, longest * (1 + 0.36) * NARROWEST);
    double height = Math.max(north - south + 2 * margin, longest * (1 + 0.36) * NARROWEST);
    double x = (west + east) / 2;
    double y = (south + north) / 2;
    return within(new Bounds(x - width / 2, y - height / 2, x + width / 2, y + height / 2), extent);
  }

  /** The part of a rectangle that the terrain covers. */
  public static Bounds within(Bounds wanted, Bounds extent) {
    return wanted.overlaps(extent) ? wanted.intersection(extent) : extent;
  }
}
