package studio.kriegsspiel.export.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import biweekly.Biweekly;
import biweekly.ICalendar;
import biweekly.component.VEvent;
import biweekly.component.VTodo;
import biweekly.property.DateStart;
import biweekly.property.Description;
import biweekly.property.Summary;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;
import org.dhatim.fastexcel.reader.Sheet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.play.PlayerFile;
import studio.kriegsspiel.export.play.UmpireFile;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.knowledge.Reader;

/** Libraries that are not ours find in workbooks and calendars what we wrote, cell by cell. */
class OtherReadersTest {

  static Stream<PlayTree> trees() {
    Situation situation = SampleScenario.situation();
    return Stream.concat(
        Stream.of(PlayTree.of(UmpireFile.of(situation))),
        Reader.packsOf(situation.scenario()).stream()
            .map(
                reader ->
                    PlayTree.of(
                        PlayerFile.of(PlayerViews.of(situation, reader, SampleScenario.BEGINS)))));
  }

  @ParameterizedTest
  @MethodSource("trees")
  void aWorkbookHasItsTables(PlayTree tree) throws IOException {
    try (ReadableWorkbook workbook =
        new ReadableWorkbook(new ByteArrayInputStream(XlsxFile.of(tree)))) {
      List<Sheet> sheets = workbook.getSheets().toList();
      List<FigureTable> tables =
          new ArrayList<>(List.of(ForceFigures.forces(tree), HourTable.table(tree)));
      if (tree.isUmpires()) {
        tables.add(ForceFigures.sources(tree));
      }
      assertThat(sheets)
          .extracting(Sheet::getName)
          .isEqualTo(tables.stream().map(FigureTable::name).toList());
      for (int i = 0; i < tables.size(); i++) {
        assertThat(read(sheets.get(i))).isEqualTo(written(tables.get(i)));
      }
    }
  }

  private static List<List<String>> written(FigureTable table) {
    List<List<String>> rows = new ArrayList<>(List.of(table.heads()));
    table.rows().forEach(row -> rows.add(table.cells(row).stream().map(JsonNode::asText).toList()));
    return rows.stream().map(OtherReadersTest::shortened).toList();
  }

  private static List<List<String>> read(Sheet sheet) throws IOException {
    return sheet.read().stream().map(OtherReadersTest::texts).toList();
  }

  private static List<String> texts(Row row) {
    List<String> texts = new ArrayList<>();
    for (Cell cell : row) {
      texts.add(cell == null || cell.getValue() == null ? "" : cell.getRawValue());
    }
    return shortened(texts);
  }

  /** Empty cells at the end of a row are not written. */
  private static List<String> shortened(List<String> texts) {
    List<String> all = new ArrayList<>(texts);
    while (!all.isEmpty() && all.get(all.size() - 1).isEmpty()) {
      all.remove(all.size() - 1);
    }
    return all;
  }

  /**
   * Something in a calendar.
   *
   * @param begins its hour, empty where it has none
   */
  private record Due(String begins, String summary, String told) {
    static Due of(VEvent event) {
      return new Due(begins(event.getDateStart()), text(event.getSummary()), text(event));
    }

    static Due of(VTodo todo) {
      Description told = todo.getDescription();
      return new Due("", text(todo.getSummary()), told == null ? "" : told.getValue());
    }

    private static String begins(DateStart start) {
      return start.getValue().getRawComponents().toString(true, false);
    }

    private static String text(Summary summary) {
      return summary.getValue();
    }

    private static String text(VEvent event) {
      Description told = event.getDescription();
      return told == null ? "" : told.getValue();
    }
  }

  @ParameterizedTest
  @MethodSource("trees")
  void aCalendarHasItsMoments(PlayTree tree) {
    String text = new String(IcsFile.of(tree), StandardCharsets.UTF_8);
    ICalendar calendar = Biweekly.parse(text).first();
    List<Due> read =
        Stream.concat(
                calendar.getEvents().stream().map(Due::of),
                calendar.getTodos().stream().map(Due::of))
            .toList();
    List<HourTable.Moment> moments = HourTable.of(tree);
    assertThat(read).hasSameSizeAs(moments);
    for (int i = 0; i < read.size(); i++) {
      JsonNode row = moments.get(i).row();
      String begins = row.path("begins").asText().replaceAll("[-:]", "");
      assertThat(read.get(i).begins()).isEqualTo(begins.isEmpty() ? "" : begins + "00");
      assertThat(read.get(i).summary())
          .startsWith(row.path("what").asText())
          .contains(row.path("unit").asText());
      assertThat(read.get(i).told()).contains(row.path("text").asText());
    }
  }
}
