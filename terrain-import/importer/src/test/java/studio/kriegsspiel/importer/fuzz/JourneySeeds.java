package studio.kriegsspiel.importer.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Sound inputs for the longer ways. */
final class JourneySeeds {
  private static final String ZONE =
      "PROJCS[\"WGS 84 / UTM zone 31N\",GEOGCS[\"WGS 84\",DATUM[\"WGS_1984\",SPHEROID[\"WGS 84\","
          + "6378137,298.257223563]],PRIMEM[\"Greenwich\",0],UNIT[\"degree\",0.0174532925199433]],"
          + "PROJECTION[\"Transverse_Mercator\"],PARAMETER[\"latitude_of_origin\",0],"
          + "PARAMETER[\"central_meridian\",3],PARAMETER[\"scale_factor\",0.9996],"
          + "PARAMETER[\"false_easting\",500000],PARAMETER[\"false_northing\",0],UNIT[\"metre\",1],"
          + "AUTHORITY[\"EPSG\",\"32631\"]]";
  private static final String EDITS =
      "{\"type\":\"FeatureCollection\",\"crs\":{\"type\":\"name\",\"properties\":{\"name\":"
          + "\"urn:ogc:def:crs:EPSG::32631\"}},\"features\":[%s]}";

  private JourneySeeds() {}

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] heights(double west, double pixel) {
    return TiffMaker.heights(12, 12, 110)
        .placed(west, 5_600_000, pixel)
        .keys(Map.of(1024, 1, 1025, 1, 3072, 32631))
        .bytes();
  }

  /** In the order of {@link Journeys#importAll}: rasters, features, a sheet with its placing. */
  static List<byte[]> imports() throws IOException {
    byte[] grid =
        bytes(
            "ncols 3\nnrows 2\nxllcorner 600100\nyllcorner 5599900\ncellsize 50\n"
                + "NODATA_value -9999\n100 104 -9999\n104.5 99 103\n");
    byte[] features =
        bytes(
            EDITS.formatted(
                line(
                        "contour",
                        ",\"height_m\":105,\"elevation\":105",
                        "[600010,5599990],[600190,5599810]")
                    + ","
                    + line("road", ",\"highway\":\"track\"", "[600000,5599900],[600200,5599950]")));
    byte[] world = bytes("4\n0.1\n0.1\n-4\n600005\n5599990\n");
    byte[] zone = bytes(ZONE);
    byte[] none = new byte[0];
    byte[] degrees =
        TiffMaker.heights(12, 12, 110)
            .placed(4.4, 50.56, 0.005)
            .keys(Map.of(1024, 2, 1025, 1, 2048, 4326))
            .bytes();
    return List.of(
        Parts.join(
            heights(600_000, 20),
            grid,
            heights(600_000, 25),
            features,
            RasterSeeds.pictures().get(0),
            world,
            zone,
            zone),
        Parts.join(heights(600_000, 20), none, none, features),
        Parts.join(none, none, none, none, RasterSeeds.pictures().get(1), world, zone, zone),
        Parts.join(none, none, none, features),
        Parts.join(degrees, none, degrees));
  }

  /** As QGIS writes them since 3.26: the system as text, rows upwards. */
  static List<byte[]> points() {
    String rows =
        "mapX,mapY,sourceX,sourceY,enable,dX,dY,residual\n"
            + "600000,5600000,1,-1,1,0,0,0\n600600,5600010,58,-2,1,0,0,0\n"
            + "600010,5599600,2,-38,1,0,0,0\n600590,5599610,57,-39,1,0,0,0\n"
            + "600300,5599800,30,-20,1,0,0,0\n600200,5599900,20,-11,0,0,0,0\n"
            + "600450,5599700,44,-29,1,0,0,0\n";
    String degrees =
        "id;pixel_x;pixel_y;lon;lat;EPSG4326\na;1;2;4.3;50.6;\nb;9;2;4.4;50.6;\nc;1;9;4.3;50.5;\n";
    return List.of(bytes("#CRS: " + ZONE + "\n" + rows), bytes("#CRS: EPSG:4326\n" + degrees));
  }

  private static String line(String kind, String more, String points) {
    return ("{\"type\":\"Feature\",\"properties\":{\"kind\":\"%s\"%s},\"geometry\":{\"type\":"
            + "\"LineString\",\"coordinates\":[%s]}}")
        .formatted(kind, more, points);
  }

  private static String area(String kind, String more, String ring) {
    return ("{\"type\":\"Feature\",\"properties\":{\"kind\":\"%s\"%s},\"geometry\":{\"type\":"
            + "\"Polygon\",\"coordinates\":[[%s]]}}")
        .formatted(kind, more, ring);
  }

  /** Ground raised, redrawn from contours, cut, embanked and sloped by hand. */
  static List<byte[]> edits() {
    String ring =
        "[600030,5599970],[600170,5599970],[600170,5599830],[600030,5599830],[600030,5599970]";
    String own = ",\"override\":\"by hand\"";
    return List.of(
        bytes(
            EDITS.formatted(
                String.join(
                    ",",
                    area("height.override", own + ",\"height_m\":3,\"width_m\":10", ring),
                    area("slope.override", own + ",\"slope_deg\":12", ring),
                    line(
                        "road.sunken",
                        own + ",\"depth_m\":3,\"width_m\":6",
                        "[600020,5599900],[600180,5599880]"),
                    line(
                        "embankment",
                        own + ",\"height_m\":2,\"width_m\":4",
                        "[600100,5599990],[600100,5599810]")))),
        bytes(
            EDITS.formatted(
                String.join(
                    ",",
                    area("height.redrawn", own + ",\"width_m\":20", ring),
                    line("contour", own + ",\"height_m\":112", "[600050,5599950],[600150,5599940]"),
                    line("contour", own + ",\"height_m\":116", "[600050,5599900],[600150,5599890]"),
                    line("ridge", own, "[600060,5599860],[600140,5599850]")))));
  }

  static List<byte[]> positions() {
    return List.of(
        bytes("50.6803 N 4.4066 E"),
        bytes("50°40'49,1\" N; 4°24'23,8\" O"),
        bytes("600123.5 5599876"),
        bytes("N 50 40 49 E 4 24 23"),
        bytes("0012 9987"));
  }

  /** One file of each kind, behind the number of its ending. */
  static List<byte[]> surveys() throws IOException {
    List<byte[]> firsts =
        List.of(
            heights(600_000, 20),
            Parts.join(RasterSeeds.grids().get(0)),
            new byte[1201 * 2],
            RasterSeeds.pictures().get(0),
            RasterSeeds.jpegs().get(0),
            VectorSeeds.geoJson().get(0),
            VectorSeeds.geoPackages().get(0),
            VectorSeeds.shapefiles().get(2),
            OsmSeeds.xml().get(0),
            OsmSeeds.pbf().get(0),
            points().get(0),
            points().get(1),
            PackageSeeds.mappings().get(0));
    List<byte[]> seeds = new ArrayList<>();
    for (int i = 0; i < firsts.size(); i++) {
      byte[] seed = new byte[firsts.get(i).length + 1];
      seed[0] = (byte) i;
      System.arraycopy(firsts.get(i), 0, seed, 1, firsts.get(i).length);
      seeds.add(seed);
    }
    return seeds;
  }
}
