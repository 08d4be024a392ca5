package studio.kriegsspiel.study.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;

/** The cards that the build makes say what the texts of the library say, read here word by word. */
class CardsTest {
  private static final Shelf SHELF = Shelf.of(Library.ofProgram());

  static Stream<Shelf.Item> items() {
    return SHELF.items().stream();
  }

  @Test
  void everyScenarioOfTheLibraryHasACardMadeByTheBuild() throws IOException {
    byte[] file;
    try (var in = Shelf.class.getResourceAsStream(CardFile.NAME)) {
      assertThat(in).as("cards made by the build").isNotNull();
      file = in.readAllBytes();
    }
    assertThat(CardFile.read(new ByteArrayInputStream(file)))
        .extracting(Card::slug)
        .containsExactlyElementsOf(
            Library.ofProgram().scenarios().stream().map(each -> each.slug()).toList());
  }

  @ParameterizedTest
  @MethodSource("items")
  void aCardSaysWhatTheTextSays(Shelf.Item item) throws IOException {
    String text = Files.readString(item.entry().path());
    Card card = item.card();
    assertThat(card.title()).isEqualTo(find(text, "(?m)^scenario \"([^\"]*)\"").orElseThrow());
    assertThat(card.book()).isEqualTo(find(text, "(?m)^  rules +([\\w-]+)").orElse(""));
    assertThat(card.terrain()).isEqualTo(find(text, "(?m)^  terrain +\"([^\"]*)\"").orElse(""));
    Matcher on = Pattern.compile("(?m)^  on +(\\d+ \\w+ \\d+) from (\\d\\d:\\d\\d)").matcher(text);
    assertThat(on.find()).isTrue();
    assertThat(card.begins())
        .isEqualTo(
            LocalDateTime.parse(
                on.group(1) + " " + on.group(2),
                DateTimeFormatter.ofPattern("d MMMM uuuu HH:mm", Locale.ENGLISH)));
    assertThat(card.sides())
        .extracting(CardSide::name)
        .containsExactlyElementsOf(all(text, "(?m)^side (\\w+)"));
    assertThat(card.variants())
        .containsExactlyElementsOf(
            Stream.concat(
                    all(text, "(?m)^variant \"([^\"]*)\"").stream(), variantsBeside(item.entry()))
                .toList());
    assertThat(card.exercises()).containsExactlyElementsOf(all(text, "(?m)^exercise \"([^\"]*)\""));
    assertThat(card.sides().stream().mapToInt(each -> each.objectives().size()).sum())
        .isEqualTo(all(text, "(?m)^  (objective) ").size());
  }

  /** Titles and names of the variants in files of their own that name a scenario's file. */
  private static Stream<String> variantsBeside(LibraryEntry scenario) throws IOException {
    List<String> found = new ArrayList<>();
    for (LibraryEntry each : Library.ofProgram().variants()) {
      String name = scenario.path().getFileName() + "\"";
      if (Files.readString(each.path()).contains(" of \"" + name)) {
        found.add(each.title() + " (" + each.slug() + ")");
      }
    }
    return found.stream();
  }

  @ParameterizedTest
  @MethodSource("items")
  void aCardSaysWhatIsAskedOfThoseAtTheTable(Shelf.Item item) throws IOException {
    String text = Files.readString(item.entry().path());
    Demand demand = item.card().demand();
    int players = all(text, "(?m)^  player (\"[^\"]*\"|\\d+)").size();
    int students =
        all(text, "(?m)^exercise .* for (\"[^\"]*\")").stream().distinct().toList().size();
    int roles = all(text, "(?m)^  role (\"[^\"]*\")").size();
    assertThat(demand.players()).isEqualTo(players > 0 ? players : students > 0 ? students : roles);
    assertThat(demand.students()).isEqualTo(players == 0 && students > 0);
    assertThat(demand.umpires())
        .isEqualTo(find(text, "(?m)^  umpires +(\\d+)").map(Integer::parseInt).orElse(1));
    Optional<String> hours = find(text, "(?m)^  plays +([\\d.]+) hours?");
    assertThat(demand.minutes())
        .isEqualTo(
            hours.isPresent()
                ? OptionalInt.of((int) Math.round(Double.parseDouble(hours.get()) * 60))
                : OptionalInt.empty());
  }

  @Test
  void cardsComeBackFromTheirFile() throws IOException {
    List<Card> cards = SHELF.items().stream().map(Shelf.Item::card).toList();
    byte[] file = CardFile.write(cards).getBytes(StandardCharsets.UTF_8);
    assertThat(CardFile.read(new ByteArrayInputStream(file))).isEqualTo(cards);
  }

  @Test
  void theParagraphIsWhatEveryoneReads() {
    assertThat(SHELF.find("the-bridge-of-seldenau").orElseThrow().card().paragraph())
        .startsWith("Two corps have manoeuvred for a week")
        .contains("The stone bridge of Seldenau is the only one")
        .doesNotContain("{");
  }

  private static Optional<String> find(String text, String pattern) {
    return all(text, pattern).stream().findFirst();
  }

  private static List<String> all(String text, String pattern) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map((MatchResult each) -> each.group(1))
        .toList();
  }
}
