package studio.kriegsspiel.drawing.names;

import java.awt.Font;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;

/**
 * The height of a contour, to be written into its line.
 *
 * @param heightMetres what is written
 * @param x easting of the point of the line where it stands
 * @param y its northing
 * @param east how far the line runs east there, on to the next point of it
 * @param north how far it runs north
 */
public record ContourFigure(double heightMetres, double x, double y, double east, double north) {

  Label label(MapStyle style, MapViewport viewport, double leastSize) {
    String text =
        heightMetres == Math.rint(heightMetres)
            ? String.valueOf(Math.round(heightMetres))
            : String.format(Locale.ROOT, "%.1f", heightMetres);
    Font font = Faces.ROMAN.at(Math.max(leastSize, viewport.mm(style.mm("name.spot"))));
    double turn = Math.atan2(-north, east);
    double angle =
        turn > Math.PI / 2 ? turn - Math.PI : turn < -Math.PI / 2 ? turn + Math.PI : turn;
    Point2D at = viewport.toPicture(x, y);
    return new Label(
        text,
        font,
        style.colour("contour.figure"),
        List.of(new Label.Spot(at, angle)),
        Optional.empty(),
        false);
  }
}
