package studio.kriegsspiel.cli.ground;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.sight.Screen;

/** Banks of powder smoke as a user names them: a point and how far the smoke has spread. */
public final class Smoke {
  private static final Pattern FORM = Pattern.compile("(.+):(\\d{1,5}(?:\\.\\d)?)");
  private static final double HEIGHT_METRES = 10;
  private static final int MOST = 100;

  private Smoke() {}

  /** Banks 10 m high about points, such as {@code Great battery:200}. */
  public static List<Screen> banks(List<String> texts, Terrain terrain) {
    if (texts.size() > MOST) {
      throw new CommandFault("At most 100 banks of smoke can be named.");
    }
    List<Screen> banks = new ArrayList<>();
    for (String text : texts) {
      Matcher match = FORM.matcher(text.strip());
      double radius = match.matches() ? Double.parseDouble(match.group(2)) : 0;
      if (!(radius > 0)) {
        throw new CommandFault(
            "`"
                + text
                + "` is no bank of smoke; name its middle and how far it reaches in metres,"
                + " such as \"Great battery:200\".");
      }
      MapPoint middle = GroundArguments.point(match.group(1), terrain);
      banks.add(
          new Screen(
              new GeometryFactory()
                  .createPoint(new Coordinate(middle.x(), middle.y()))
                  .buffer(radius, 16),
              HEIGHT_METRES));
    }
    return List.copyOf(banks);
  }
}
