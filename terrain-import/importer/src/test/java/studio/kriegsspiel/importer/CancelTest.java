package studio.kriegsspiel.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.job.ImportCancelledException;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/** Wherever an import is cancelled, it ends there and leaves nothing. */
class CancelTest {
  private static final String CRS = "EPSG:32631";

  @TempDir Path folder;
  private Path heights;
  private Path roads;

  @BeforeEach
  void sources() throws IOException {
    GridGeometry grid = new GridGeometry(100, 100, 600_000, 5_600_000, 10);
    heights = folder.resolve("h.tif");
    GeoTiffWriter.write(heights, grid, CRS, new float[grid.size()]);
    String lines =
        IntStream.range(0, 400)
            .mapToObj(
                i ->
                    String.format(
                        Locale.ROOT,
                        "{\"type\":\"Feature\",\"properties\":{\"highway\":\"track\"},\"geometry\":"
                            + "{\"type\":\"LineString\",\"coordinates\":[[%d,5599990],[%d,5599100]]}}",
                        600_000 + 2 * i,
                        600_100 + 2 * i))
            .collect(Collectors.joining(","));
    roads =
        Files.writeString(
            folder.resolve("roads.geojson"),
            "{\"type\":\"FeatureCollection\",\"crs\":{\"type\":\"name\",\"properties\":{\"name\":"
                + "\"urn:ogc:def:crs:EPSG::32631\"}},\"features\":["
                + lines
                + "]}");
  }

  /** Ends the work at one of its questions, and keeps what was being done by then. */
  private static final class Patience implements Progress {
    private final int questions;
    private final Set<String> steps = new LinkedHashSet<>();
    private int asked;

    Patience(int questions) {
      this.questions = questions;
    }

    @Override
    public void report(double share, String step) {
      assertThat(share).isBetween(0.0, 1.0);
      steps.add(step);
    }

    @Override
    public boolean isCancelled() {
      return ++asked > questions;
    }
  }

  private void run(Progress progress) {
    ImportRequest request =
        ImportRequest.builder("out", folder.resolve("out.zip"))
            .elevation(heights)
            .slopeDegrees(heights)
            .features(roads)
            .build();
    try (TerrainImport work = new TerrainImport(request)) {
      work.run(progress);
    }
  }

  @Test
  void endsAtEveryQuestionAndLeavesNothing() throws IOException {
    Patience all = new Patience(Integer.MAX_VALUE);
    run(all);
    assertThat(all.steps)
        .contains("reading roads.geojson", "sorting and mending roads.geojson")
        .contains("comparing features", "comparing slopes", "done");
    // Each feature is a place to end at, and so is each row of blocks of the rasters.
    assertThat(all.asked).isGreaterThan(1000);
    Files.delete(folder.resolve("out.zip"));
    List<String> before = names();
    for (int questions = 0; questions < all.asked - 1; questions += 97) {
      Patience patience = new Patience(questions);
      assertThatThrownBy(() -> run(patience)).isInstanceOf(ImportCancelledException.class);
      assertThat(patience.asked).as("asked again after the answer").isLessThan(questions + 3);
      assertThat(names()).isEqualTo(before);
    }
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
