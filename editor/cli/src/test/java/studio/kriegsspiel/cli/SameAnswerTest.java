package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.studied.TextStudy;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.work.JobProgress;
import studio.kriegsspiel.desktop.wiring.StudioServices;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.study.ask.QuestionException;
import studio.kriegsspiel.study.ask.QuestionForm;
import studio.kriegsspiel.study.ask.Request;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/**
 * One question gets one answer from terminal, JSON, window and language server, under every book
 * and its switches, and it is the one worked out by hand in the table.
 */
@Timeout(120)
class SameAnswerTest {
  private static final Path TABLE = Path.of("src/test/resources/ask");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static final TextStudy TEXT_STUDY = StudioServices.textStudy();

  @TempDir static Path folder = Path.of("");
  private static AskingEditor editor = AskingEditor.NONE;

  /** A row of the table. */
  record Row(String rules, Request request, List<String> expected) {
    static Row of(String line) {
      String[] cells = line.split("\\|", -1);
      assertThat(cells).as(line).hasSize(5);
      return new Row(
          cells[0].strip(),
          new Request(cells[1].strip(), cell(cells[2]), cell(cells[3])),
          Arrays.stream(cells[4].split("; (?=[a-zA-Z0-9.]+=)")).map(String::strip).toList());
    }

    private static Optional<String> cell(String words) {
      return Optional.of(words.strip()).filter(each -> !each.isEmpty());
    }

    Optional<String> refusal() {
      return expected.stream()
          .filter(each -> each.startsWith("refused="))
          .map(each -> each.substring("refused=".length()))
          .findFirst();
    }
  }

  static List<Row> rows() throws IOException {
    try (Stream<String> lines = Files.lines(TABLE.resolve("questions.txt"))) {
      return lines.filter(each -> !each.isBlank() && !each.startsWith("#")).map(Row::of).toList();
    }
  }

  @BeforeAll
  static void open() throws IOException {
    GridGeometry grid = new GridGeometry(300, 200, 600_000, 5_604_000, 20);
    Terrain plain =
        Terrain.builder("plain", "EPSG:32631", grid.bounds())
            .elevation(ElevationGrid.computed(grid, (x, y) -> 100))
            .place(new Place("Mill", new MapPoint(601_000, 5_602_000)))
            .place(new Place("Farm", new MapPoint(604_000, 5_602_000)))
            .place(new Place("Church", new MapPoint(601_000, 5_603_500)))
            .place(new Place("East Gate", new MapPoint(605_990, 5_602_000)))
            .build();
    TerrainPackage.write(plain, folder.resolve("plain"));
    editor = AskingEditor.open();
  }

  @AfterAll
  static void close() throws Exception {
    editor.close();
  }

  @Test
  void everyBookAndEveryFormIsAsked() throws IOException {
    assertThat(rows().stream().map(each -> each.rules().split(" ")[0]).distinct())
        .containsAll(RuleBookId.ids());
    assertThat(rows().stream().map(each -> each.request().question().split(" ")[0]).distinct())
        .containsAll(QuestionForm.all().stream().map(QuestionForm::word).toList());
  }

  @ParameterizedTest
  @MethodSource("rows")
  void theAnswerIsTheSameEverywhereAndRight(Row row) throws Exception {
    String text =
        Files.readString(TABLE.resolve("plain.kriegsspiel")).replace("RULES", row.rules());
    Path file = Files.writeString(folder.resolve("row.kriegsspiel"), text);
    if (row.refusal().isPresent()) {
      isRefused(row, file, text);
      return;
    }
    TestTerminal terminal = new TestTerminal(folder);
    assertThat(terminal.run(arguments(row.request(), "json"))).as(terminal.err()).isZero();
    JsonNode json = JSON.readTree(terminal.out());
    for (String each : row.expected()) {
      String path = each.substring(0, each.indexOf('='));
      JsonNode found = json.at("/" + path.replace('.', '/'));
      String wanted = each.substring(path.length() + 1);
      assertThat(found.isMissingNode()).as(path + " in " + json).isFalse();
      if (found.isNumber()) {
        assertThat(found.asDouble()).as(path).isEqualTo(Double.parseDouble(wanted));
      } else {
        assertThat(found.asText()).as(path).isEqualTo(wanted);
      }
    }
    terminal.run(arguments(row.request(), "text"));
    assertThat(terminal.out()).isEqualTo(json.path("answer").asText() + "\n");
    assertThat(
            JSON.readTree(JSON.writeValueAsString(window(file, text).ask(row.request()).fields())))
        .isEqualTo(json);
    assertThat(JSON.readTree(editor.ask(file, text, row.request()))).isEqualTo(json);
  }

  private void isRefused(Row row, Path file, String text) {
    String sentence = row.refusal().orElseThrow();
    TestTerminal terminal = new TestTerminal(folder);
    for (String form : List.of("json", "text")) {
      assertThat(terminal.run(arguments(row.request(), form))).isEqualTo(2);
      assertThat(terminal.err()).isEqualTo("studio: " + sentence + "\n");
    }
    Studied window = window(file, text);
    assertThatThrownBy(() -> window.ask(row.request()))
        .isInstanceOf(QuestionException.class)
        .hasMessage(sentence);
    assertThatThrownBy(() -> editor.ask(file, text, row.request())).hasMessageContaining(sentence);
  }

  private static Studied window(Path file, String text) {
    return TEXT_STUDY.study(
        String.valueOf(file.getFileName()),
        Optional.of(file),
        new Snapshot(1, text),
        JobProgress.NONE,
        early -> {});
  }

  private static String[] arguments(Request request, String form) {
    List<String> arguments = new ArrayList<>(List.of("ask", "row", request.question()));
    request.at().ifPresent(at -> arguments.addAll(List.of("--at", at)));
    request.reader().ifPresent(reader -> arguments.addAll(List.of("--for", reader)));
    arguments.addAll(List.of("--format", form));
    return arguments.toArray(new String[0]);
  }
}
