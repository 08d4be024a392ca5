package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.export.ExportRequest;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;

/**
 * An exercise of the course is printed on each of the papers at one of the scales that are tried,
 * in rotation, so that every paper and every scale is; {@code ./studio papers} tries all with all.
 * Small papers at large scales may take more sheets than anybody would print.
 */
class PaperPairsTest {
  /** So that no paper and no scale is left out. */
  private static final long SEED = 1808;

  private static final Object[] PAPERS =
      Arrays.stream(PageSize.values()).map(PageSize::key).toArray();
  private static final Object[] SCALES =
      ExportRequest.TRIED_SCALES.stream().map(String::valueOf).toArray();

  @TempDir Path folder;

  private record Pair(PageSize paper, int scale) {}

  static Stream<Arguments> pairs() {
    List<Integer> scales = ExportRequest.TRIED_SCALES;
    List<String> names =
        new ArrayList<>(
            Library.open().scenarios().stream()
                .map(LibraryEntry::slug)
                .filter(each -> each.startsWith("course-"))
                .toList());
    Collections.shuffle(names, new Random(SEED));
    List<Arguments> tried = new ArrayList<>();
    for (PageSize paper : PageSize.values()) {
      int next = tried.size();
      tried.add(arguments(names.get(next), new Pair(paper, scales.get(next % scales.size()))));
    }
    assertThat(tried).extracting(each -> each.get()[1]).contains(PAPERS);
    assertThat(tried).extracting(each -> each.get()[2]).contains(SCALES);
    return tried.stream();
  }

  private static Arguments arguments(String scenario, Pair pair) {
    return Arguments.of(scenario, pair.paper.key(), String.valueOf(pair.scale));
  }

  @ParameterizedTest(name = "{0} on {1} at 1:{2}")
  @MethodSource("pairs")
  void theMapIsPrinted(String scenario, String paper, String scale) {
    TestTerminal studio = new TestTerminal(folder);
    int status =
        studio.run(
            "export", scenario, "--to", "map", "--paper", paper, "--scale", scale, "--out", "out");
    if (paper.equals(PageSize.A5.key()) && studio.err().contains("choose a smaller scale")) {
      assertThat(folder.resolve("out")).doesNotExist();
      return;
    }
    assertThat(studio.err()).isEmpty();
    assertThat(status).isZero();
    assertThat(folder.resolve("out/map.pdf")).isNotEmptyFile();
  }
}
