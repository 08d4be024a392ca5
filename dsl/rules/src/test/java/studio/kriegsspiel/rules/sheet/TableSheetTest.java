package studio.kriegsspiel.rules.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.data.DataFile;
import studio.kriegsspiel.rules.data.MalformedDataException;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.table.TableRow;

/** The sheets of the five books hold what their books decide, and a faulty one is told. */
class TableSheetTest {
  private static final Present ALL = new Present(EnumSet.allOf(Need.class), Map.of());

  /** Asked before play, or of distances that nobody asks a book for at the table. */
  private static final Set<String> NOT_AT_THE_TABLE =
      Set.of("players", "distance", "base-units", "hill");

  private static final String SENTENCES = "(?s)[A-Z\\d].*[.?]";

  private static final Pattern SOURCE = Pattern.compile("\"source\": \"([^\"]*)\"");

  @TempDir Path folder = Path.of("");

  static Stream<RuleBook> books() {
    return RuleBookId.values().stream().map(RuleBooks::get);
  }

  private static TableSheet sheet(RuleBook book) {
    return TableSheet.of(book).orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("books")
  void answerEveryQuestionThatIsAskedAtTheTable(RuleBook book) {
    List<String> answered =
        sheet(book).sections().stream().flatMap(each -> each.questions().stream()).toList();
    assertThat(book.procedures().stream().map(Procedure::name))
        .filteredOn(each -> !NOT_AT_THE_TABLE.contains(each))
        .isSubsetOf(answered);
  }

  @ParameterizedTest
  @MethodSource("books")
  void sayEachStepInASentence(RuleBook book) {
    assertThat(sheet(book).sections())
        .allSatisfy(
            section -> {
              assertThat(section.title()).isNotBlank();
              assertThat(section.steps()).isNotEmpty();
              assertThat(section.steps())
                  .allMatch(step -> step.text().matches(SENTENCES), "sentences");
            });
  }

  @ParameterizedTest
  @MethodSource("books")
  void printWholeTablesWhereEverythingIsThereAndLessWhereNot(RuleBook book) {
    List<Extract> extracts =
        sheet(book).sections().stream().flatMap(each -> each.tables().stream()).toList();
    assertThat(extracts)
        .allSatisfy(
            each -> {
              assertThat(each.rows(ALL)).isEqualTo(each.table().rows());
              assertThat(each.columns()).isNotEmpty();
            });
    Present foot = new Present(Set.of(Need.INFANTRY), Map.of());
    assertThat(rows(extracts, foot)).isLessThan(rows(extracts, ALL));
  }

  private static long rows(List<Extract> extracts, Present present) {
    return extracts.stream().mapToLong(each -> each.rows(present).size()).sum();
  }

  @Test
  void rowsOfWhatTheForcesDoNotHaveAreLeftOut() {
    RuleBook book = RuleBooks.get("kriegskunst");
    Extract extract =
        new Extract(
            book.table("ranges"),
            Set.of(),
            Optional.of(new Extract.By("weapon", Correspondence.Family.CALIBRES)),
            Optional.empty());
    List<String> weapons =
        extract
            .rows(new Present(Set.of(), Map.of(Correspondence.Family.CALIBRES, Set.of("6-pdr"))))
            .stream()
            .map(TableRow::keyText)
            .toList();
    assertThat(weapons).contains("6-8-pounder", "musket").doesNotContain("12-pounder");
  }

  /** A place that nothing else of the book rests on is one that nobody has looked up. */
  @ParameterizedTest
  @MethodSource("books")
  void whatIsAskedOfPlayersStandsInTheBook(RuleBook book) throws IOException {
    Set<String> places = places(book);
    TableSheet players = TableSheet.ofPlayers(book).orElseThrow();
    assertThat(players.note()).matches(SENTENCES);
    assertThat(players.sections()).hasSizeGreaterThanOrEqualTo(4);
    for (TableSheet.Section section : players.sections()) {
      assertThat(section.title()).isNotBlank();
      assertThat(section.steps())
          .isNotEmpty()
          .allMatch(step -> step.text().matches(SENTENCES), "sentences")
          .allMatch(
              step ->
                  step.citation().layer() != Layer.PRINTED
                      || places.contains(step.citation().reference()),
              "places of the book");
    }
    assertThat(players.sections()).anyMatch(section -> !section.tables().isEmpty());
  }

  /** Every place that the book's other data name. */
  private static Set<String> places(RuleBook book) throws IOException {
    Set<String> places = new HashSet<>();
    Path data = Path.of("src/main/resources/studio/kriegsspiel/rules", book.id().id());
    try (Stream<Path> files = Files.walk(data)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".json")).toList()) {
        if (!file.endsWith("player.json")) {
          SOURCE
              .matcher(Files.readString(file))
              .results()
              .forEach(each -> places.add(each.group(1)));
        }
      }
    }
    return places;
  }

  @Test
  void playersAreToldOfTheArmsTheyHave() {
    List<String> titles =
        TableSheet.ofPlayers(RuleBooks.get("reisswitz-1824")).orElseThrow().sections().stream()
            .filter(each -> each.isFor(new Present(Set.of(Need.CAVALRY), Map.of())))
            .map(TableSheet.Section::title)
            .toList();
    assertThat(titles)
        .contains("Orders in writing", "What a formation of horse is for", "How far troops go")
        .doesNotContain("What a formation is for", "What a formation of guns is for");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "\"questions\": [\"marsh\"]|a question of the book",
        "\"with\": [\"elephants\"]|what must be there, such as cavalry",
        "\"tables\": [{\"table\": \"marsh\"}]|a table of the book",
        "\"tables\": [{\"table\": \"march\", \"leave\": [\"x\"]}]|a column of the table march",
        "\"tables\": [{\"table\": \"march\", \"by\": {\"column\": \"mover\", \"of\": \"x\"}}]|a family of things",
        "\"tables\": [{\"table\": \"march\", \"only\": {\"column\": \"mover\", \"cells\": {\"cavalry\": [\"x\"]}}}]|a cell of the column mover",
        "\"steps\": [{\"text\": \"A.\", \"source\": \"§1\", \"layer\": \"ruling:C999\"}]|a ruling or default that there is, not C999",
        "\"step\": []|step",
      })
  void whatDoesNotFitTheBookIsTold(String faulty, String expected) throws IOException {
    String steps = faulty.startsWith("\"steps\"") ? "" : "\"steps\": [], ";
    Path file =
        Files.writeString(
            folder.resolve("sheet.json"),
            "{\"note\": \"A.\", \"sections\": [{\"title\": \"March\", " + steps + faulty + "}]}");
    assertThatThrownBy(
            () -> RuleSheetReader.read(RuleBooks.get("reisswitz-1824"), DataFile.file(file)))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageContaining(expected);
  }
}
