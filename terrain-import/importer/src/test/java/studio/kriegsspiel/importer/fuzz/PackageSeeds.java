package studio.kriegsspiel.importer.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.terrain.Bounds;

/** Small terrain packages and mapping tables to start from. */
final class PackageSeeds {
  private static final String MANIFEST =
      "{\"format\":\"kriegsspiel-terrain\",\"version\":1,\"name\":\"a\",\"title\":\"A\",\"crs\":"
          + "\"EPSG:32631\",\"extent\":{\"west\":600000,\"south\":5599800,\"east\":600200,\"north\":"
          + "5600000},\"elevation\":true,\"slope\":false,\"sheet\":{\"file\":\"sheet.png\",\"width\":4,"
          + "\"height\":3,\"georeference\":[1,0,600000,0,-1,5600000],\"tiles\":{\"side\":512,\"levels\":"
          + "5}},\"layers\":{\"elevation\":{\"source\":\"x\",\"confidence\":\"probable\","
          + "\"vertical_rms_m\":6}},\"remarks\":[\"r\"]}";
  private static final String FEATURES =
      "{\"type\":\"FeatureCollection\",\"crs\":{\"type\":\"name\",\"properties\":{\"name\":"
          + "\"urn:ogc:def:crs:EPSG::32631\"}},\"features\":[{\"type\":\"Feature\",\"id\":\"road-1\","
          + "\"properties\":{\"kind\":\"road\",\"road\":\"highway\",\"width_m\":5.5,\"override\":\"r\"},"
          + "\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[600000,5600000],[600100,5599900]]}},"
          + "{\"type\":\"Feature\",\"properties\":{\"kind\":\"place\",\"name\":\"Papelotte\"},\"geometry\":"
          + "{\"type\":\"Point\",\"coordinates\":[600050,5599950]}}]}";

  /** Where the packages lie. */
  static final Bounds EXTENT = new Bounds(600_000, 5_599_800, 600_200, 5_600_000);

  private PackageSeeds() {}

  static List<byte[]> folders() {
    byte[] heights =
        TiffMaker.heights(8, 8, 110)
            .placed(600_000, 5_600_000, 25)
            .keys(Map.of(1024, 1, 1025, 1, 3072, 32631))
            .bytes();
    return List.of(
        Parts.join(bytes(MANIFEST), bytes(FEATURES), heights),
        Parts.join(bytes(MANIFEST.replace("\"elevation\":true", "\"elevation\":false"))));
  }

  static List<byte[]> zips() throws IOException {
    byte[] sound = bytes(MANIFEST.replace("\"elevation\":true", "\"elevation\":false"));
    return List.of(
        FuzzedReader.zip("terrain.json", sound), FuzzedReader.zip("../terrain.json", sound), sound);
  }

  static List<byte[]> mappings() {
    return List.of(
        bytes(
            "{\"name\":[\"name\"],\"rules\":[{\"when\":{\"highway\":[\"*\"]},\"kind\":\"road\","
                + "\"road\":\"highway\",\"bridge\":\"stone\",\"defence\":\"light\",\"place\":true}]}"));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
