package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.export.ExportRequest;
import studio.kriegsspiel.export.pdf.PageSize;

/**
 * One of the smaller grounds of the library is printed on each of the papers at one of the scales
 * that are tried, in rotation, so that every paper and every scale is; {@code ./studio papers}
 * tries all with all. Small papers at large scales may take more sheets than anybody would print.
 */
class PaperPairsTest {
  private static final List<String> SMALL =
      List.of("the-gate-of-hougoumont", "the-last-hour-of-the-rear-guard", "papelotte-and-smohain");

  private static final Object[] PAPERS =
      Arrays.stream(PageSize.values()).map(PageSize::key).toArray();
  private static final Object[] SCALES =
      ExportRequest.TRIED_SCALES.stream().map(String::valueOf).toArray();

  @TempDir Path folder;

  private record Pair(PageSize paper, int scale) {}

  static Stream<Arguments> pairs() {
    List<Integer> scales = ExportRequest.TRIED_SCALES;
    List<Arguments> tried = new ArrayList<>();
    for (PageSize paper : PageSize.values()) {
      int next = tried.size();
      tried.add(
          arguments(
              SMALL.get(next % SMALL.size()), new Pair(paper, scales.get(next % scales.size()))));
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
