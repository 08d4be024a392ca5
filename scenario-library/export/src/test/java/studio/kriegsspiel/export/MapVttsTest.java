package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.secret.Leak;

/** Maps for virtual tables lie true under their grid, and tell their readers what they may know. */
class MapVttsTest {
  private static final String BLUE = "blue-commander-of-the-division-map.dd2vtt";
  private static final String RED = "red-commander-of-the-first-corps-map.dd2vtt";
  private static final Situation SITUATION = SampleScenario.situation();
  private static final Audit AUDIT = new Audit(SITUATION);
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final List<Paper> MAPS =
      new Papers(
              ExportRequest.of(
                  SITUATION, List.of(), EnumSet.of(ExportTarget.UVTT), Path.of("unused")),
              new Random(1824))
          .drafts().stream()
              .filter(each -> List.of(BLUE, RED).contains(each.fileName()))
              .map(each -> each.make().apply(share -> {}))
              .toList();

  private static Paper map(String name) {
    return MAPS.stream().filter(each -> each.fileName().equals(name)).findFirst().orElseThrow();
  }

  private static ObjectNode tree(String name) throws IOException {
    return (ObjectNode) MAPPER.readTree(map(name).content());
  }

  private static List<String> found(String reader, byte[] content) {
    return AUDIT.check(new Paper(reader, map(reader).audience(), content)).stream()
        .map(Leak::what)
        .toList();
  }

  /** 100 paces of 0.7532 m are 56 points of 3000 over 4 km. */
  @Test
  void aCellIsAHundredPaces() throws IOException {
    ObjectNode root = tree(BLUE);
    BufferedImage image =
        ImageIO.read(
            new ByteArrayInputStream(Base64.getDecoder().decode(root.path("image").asText())));
    JsonNode resolution = root.path("resolution");
    double cell = resolution.path("pixels_per_grid").asDouble();
    double paces = SITUATION.measures().metresPerPace();
    assertThat(4000 / resolution.path("map_size").path("x").asDouble() / paces)
        .isBetween(99.9, 100.1);
    assertThat(resolution.path("map_size").path("x").asDouble()).isEqualTo(image.getWidth() / cell);
    assertThat(resolution.path("map_size").path("y").asDouble())
        .isEqualTo(image.getHeight() / cell);
  }

  /** Each wall ends where it begins, and none lies outside of the picture. */
  @Test
  void wallsStandAboutWhatHides() throws IOException {
    JsonNode root = tree(BLUE);
    JsonNode size = root.path("resolution").path("map_size");
    assertThat(root.path("line_of_sight")).isNotEmpty();
    for (JsonNode wall : root.path("line_of_sight")) {
      assertThat(wall.size()).isGreaterThan(3);
      assertThat(wall.get(0)).isEqualTo(wall.get(wall.size() - 1));
      for (JsonNode point : wall) {
        assertThat(point.path("x").asDouble()).isBetween(0.0, size.path("x").asDouble() + 0.01);
        assertThat(point.path("y").asDouble()).isBetween(0.0, size.path("y").asDouble() + 0.01);
      }
    }
  }

  @Test
  void itPassesTheAudit() {
    assertThat(found(BLUE, map(BLUE).content())).isEmpty();
  }

  @Test
  void anothersMapIsFound() {
    assertThat(found(BLUE, map(RED).content())).contains("something in the colour of Red");
  }

  @Test
  void whatIsSaidBesideTheMapIsFound() throws IOException {
    ObjectNode root = tree(BLUE);
    ((ObjectNode) root.path("environment")).put("note", "Ney");
    byte[] noted = (root + "\n").getBytes(StandardCharsets.UTF_8);
    assertThat(found(BLUE, noted))
        .singleElement()
        .asString()
        .startsWith("something that its reader's map does not show, at byte ");
  }
}
