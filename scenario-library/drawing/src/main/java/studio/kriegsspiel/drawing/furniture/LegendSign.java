package studio.kriegsspiel.drawing.furniture;

import java.awt.Graphics2D;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.ground.GroundPainter;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.Terrain;

/** One sign of a legend, drawn as the map draws it, with its meaning. */
enum LegendSign {
  HIGH_ROAD("high road", FeatureKind.ROAD, RoadWidthClass.HIGHWAY),
  ROAD("road", FeatureKind.ROAD, RoadWidthClass.SMALL_ROAD),
  TRACK("track", FeatureKind.ROAD, RoadWidthClass.TRACK),
  SUNKEN("sunken road", FeatureKind.SUNKEN_ROAD, RoadWidthClass.SMALL_ROAD),
  STREAM("stream", FeatureKind.STREAM),
  RIVER("river", FeatureKind.RIVER),
  LAKE("pond or lake", FeatureKind.LAKE),
  MARSH("marsh", FeatureKind.MARSH),
  OPEN_WOOD("open wood", FeatureKind.WOOD_LIGHT),
  DENSE_WOOD("dense wood", FeatureKind.WOOD_DENSE),
  ORCHARD("orchard", FeatureKind.ORCHARD),
  GARDEN("garden", FeatureKind.GARDEN),
  ROUGH("rough ground", FeatureKind.ROUGH),
  SAND_PIT("sand-pit", FeatureKind.SAND_PIT),
  TOWN("town", FeatureKind.TOWN),
  VILLAGE("village", FeatureKind.VILLAGE),
  FARM("farm", FeatureKind.FARM),
  BUILDING("building", FeatureKind.BUILDING),
  HEDGE("hedge", FeatureKind.HEDGE),
  WALL("wall", FeatureKind.WALL),
  DITCH("ditch", FeatureKind.DITCH),
  EMBANKMENT("embankment", FeatureKind.EMBANKMENT),
  FIELDWORK("fieldwork", FeatureKind.FIELDWORK),
  BARRICADE("barricade", FeatureKind.BARRICADE);

  private static final GeometryFactory SHAPES = new GeometryFactory();

  private final String words;
  private final FeatureKind kind;
  private final Optional<RoadWidthClass> width;

  LegendSign(String words, FeatureKind kind) {
    this.words = words;
    this.kind = kind;
    this.width = Optional.empty();
  }

  LegendSign(String words, FeatureKind kind, RoadWidthClass width) {
    this.words = words;
    this.kind = kind;
    this.width = Optional.of(width);
  }

  /** What it means. */
  String words() {
    return words;
  }

  /** The signs that stand on a ground, within its edges. */
  static List<LegendSign> on(Terrain terrain) {
    Bounds all = terrain.extent();
    Envelope extent = new Envelope(all.west(), all.east(), all.south(), all.north());
    return Arrays.stream(values())
        .filter(sign -> terrain.features().stream().anyMatch(each -> sign.isOf(each, extent)))
        .toList();
  }

  private boolean isOf(Feature feature, Envelope extent) {
    boolean road = kind == FeatureKind.ROAD;
    return feature.kind() == kind
        && feature.geometry().getEnvelopeInternal().intersects(extent)
        && (!road
            || feature.attributes().roadWidth().orElse(RoadWidthClass.SMALL_ROAD)
                == width.orElseThrow());
  }

  /** Draws it into a box of so many millimetres, whose upper left corner is at (0, 0). */
  void paint(
      Graphics2D graphics, MapViewport like, MapStyle style, double widthMm, double heightMm) {
    double metres = like.groundMetres(1);
    Bounds ground = new Bounds(0, 0, widthMm * metres, heightMm * metres);
    Attributes.Builder attributes = Attributes.builder();
    width.ifPresent(attributes::roadWidth);
    Feature feature =
        new Feature("sign", kind, geometry(ground), Optional.empty(), attributes.build());
    Terrain terrain =
        Terrain.builder("legend", "EPSG:32631", ground)
            .features(settled() ? List.of(feature, street(ground)) : List.of(feature))
            .build();
    Canvas canvas = Canvas.over(graphics, like.over(ground), style);
    GroundPainter painter = new GroundPainter(terrain);
    painter.paintWashes(canvas);
    painter.paintWater(canvas);
    painter.paintSigns(canvas);
    painter.paintRoads(canvas);
    painter.paintWorks(canvas);
    canvas.dispose();
  }

  private boolean settled() {
    return kind == FeatureKind.TOWN || kind == FeatureKind.VILLAGE;
  }

  /** Houses stand along a street. */
  private static Feature street(Bounds ground) {
    double h = ground.heightMetres();
    Coordinate[] way = {new Coordinate(0, h * 0.5), new Coordinate(ground.widthMetres(), h * 0.5)};
    return new Feature(
        "street",
        FeatureKind.ROAD,
        SHAPES.createLineString(way),
        Optional.empty(),
        Attributes.builder().roadWidth(RoadWidthClass.SMALL_ROAD).build());
  }

  private Geometry geometry(Bounds ground) {
    double w = ground.widthMetres();
    double h = ground.heightMetres();
    return switch (kind) {
      case ROAD, SUNKEN_ROAD, STREAM, RIVER, HEDGE, WALL, DITCH, EMBANKMENT, BARRICADE, FIELDWORK ->
          SHAPES.createLineString(
              new Coordinate[] {
                new Coordinate(0, h * 0.35),
                new Coordinate(w * 0.4, h * 0.55),
                new Coordinate(w, h * 0.5)
              });
      case BUILDING -> SHAPES.toGeometry(new Envelope(w * 0.38, w * 0.62, h * 0.3, h * 0.7));
      case FARM -> SHAPES.toGeometry(new Envelope(w * 0.28, w * 0.72, h * 0.05, h * 0.95));
      default -> SHAPES.toGeometry(new Envelope(w * 0.05, w * 0.95, h * 0.05, h * 0.95));
    };
  }
}
