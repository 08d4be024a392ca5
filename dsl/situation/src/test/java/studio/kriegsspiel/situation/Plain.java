package studio.kriegsspiel.situation;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * A made-up ground of 4 by 2 km on which everything is worked out by hand: level unless a height is
 * given, with a high road from west to east 1 km from the southern edge, and scenarios on it.
 */
public final class Plain {
  /** Where the road comes on to the map, 5 m inside its western edge. */
  public static final MapPoint WEST_END = new MapPoint(5, 1005);

  /** The inn on the road, 3000 m on from {@link #WEST_END}. */
  public static final MapPoint INN = new MapPoint(3005, 1005);

  private final List<Feature> features = new ArrayList<>();
  private ElevationGrid.Surface height = (x, y) -> 50;

  private String weather = "fair";
  private String head = "";
  private String side = "";
  private String part = "";
  private final List<Place> places =
      new ArrayList<>(
          List.of(
              new Place("West end", WEST_END),
              new Place("Inn", INN),
              new Place("Mill", new MapPoint(2005, 1505)),
              new Place("South mill", new MapPoint(2005, 505))));

  /** Level ground with the road. */
  public static Plain level() {
    return on(RoadWidthClass.HIGHWAY);
  }

  /** Level ground with a road of another breadth. */
  public static Plain on(RoadWidthClass width) {
    Plain plain = new Plain();
    plain.features.add(
        feature(
            "road",
            FeatureKind.ROAD,
            "LINESTRING (0 1005, 4000 1005)",
            Attributes.builder().roadWidth(width).widthMetres(10).build()));
    return plain;
  }

  /** The same with other heights. */
  public Plain height(ElevationGrid.Surface other) {
    this.height = other;
    return this;
  }

  /** The same with something more on it. */
  public Plain with(FeatureKind kind, String wkt, Attributes attributes) {
    features.add(feature("f" + features.size(), kind, wkt, attributes));
    return this;
  }

  /** The same with a road whose name is a place in its middle. */
  public Plain road(String name, Geometry line) {
    return called(name, FeatureKind.ROAD, line);
  }

  /** The same with something whose name is a place in its middle. */
  public Plain called(String name, FeatureKind kind, Geometry shape) {
    Feature feature =
        new Feature(
            "r" + features.size(),
            kind,
            shape,
            Optional.of(name),
            Attributes.builder().widthMetres(5).build());
    features.add(feature);
    Coordinate middle = shape.getCentroid().getCoordinate();
    places.add(
        new Place(name, List.of(), new MapPoint(middle.x, middle.y), Optional.of(feature.id())));
    return this;
  }

  /** The same of which a part is printed, such as {@code 1000 m by 600 m around "Mill"}. */
  public Plain within(String words) {
    this.part = " within " + words;
    return this;
  }

  /** The same in fog. */
  public Plain inFog() {
    return weather("fog");
  }

  /** The same in other weather, as the head of a text says it. */
  public Plain weather(String words) {
    this.weather = words;
    return this;
  }

  /** The same with one more line in the head of the text. */
  public Plain head(String line) {
    this.head += "  " + line.strip() + "\n";
    return this;
  }

  /** The same with one more line of what is said of Blue, such as a role. */
  public Plain side(String line) {
    this.side += "  " + line.strip() + "\n";
    return this;
  }

  /** The ground. */
  public Ground ground() {
    ElevationGrid heights = ElevationGrid.computed(new GridGeometry(400, 200, 0, 2000, 10), height);
    return Ground.of(
        Terrain.builder("plain", "EPSG:32631", heights.bounds())
            .elevation(heights)
            .features(features)
            .places(places)
            .build());
  }

  /** A scenario on it from 13:00 to 20:00 on 18 June 1815: the army of Blue and what follows. */
  public Situation scenario(String book, String army, String rest) {
    String text =
        """
        scenario "Plain"
          rules   %s
          terrain "plain"%s
          on      18 June 1815 from 13:00 to 20:00
          weather %s
        %s
        side Blue "Blue" colour blue
          objective hold "Inn" until 20:00
        %s
        army of Blue
        %s
        %s
        """
            .formatted(book, part, weather, head, side, army, rest);
    ParsedScenario parsed = new ScenarioLanguage().parse("plain.kriegsspiel", text);
    if (parsed.findings().stream().anyMatch(each -> each.id().startsWith("KS-SYN"))) {
      throw new AssertionError(parsed.findings().toString());
    }
    return new Situation(
        parsed.scenario().orElseThrow(), RuleBooks.get(book), Optional.of(ground()));
  }

  /** A time of that day; {@code at(13, 30, 15)} is 15 seconds past half past one. */
  public static LocalDateTime at(int hour, int minute, int second) {
    return LocalDateTime.of(1815, 6, 18, hour, minute, second);
  }

  private static Feature feature(String id, FeatureKind kind, String wkt, Attributes attributes) {
    try {
      return new Feature(id, kind, new WKTReader().read(wkt), Optional.empty(), attributes);
    } catch (ParseException e) {
      throw new AssertionError(wkt, e);
    }
  }
}
