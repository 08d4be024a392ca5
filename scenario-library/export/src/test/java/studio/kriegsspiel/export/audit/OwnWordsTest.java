package studio.kriegsspiel.export.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.furniture.MapLegend;
import studio.kriegsspiel.export.ExportRequest;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.export.Exporter;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.aids.AidsBook;
import studio.kriegsspiel.export.map.MapSheets;
import studio.kriegsspiel.export.pack.SealedSheetsBook;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Terms;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.SealedSheets;
import studio.kriegsspiel.situation.secret.Leak;
import studio.kriegsspiel.situation.secret.SecretFinder;
import studio.kriegsspiel.terrain.ground.Ground;

/** Troops and places may be called as any word that the exporter prints of its own accord. */
class OwnWordsTest {
  private static final List<String> WORDS = ownWords();

  @TempDir Path folder;

  /** Phrases, terms and signs; each word of them alone; and one or several of what it means. */
  private static List<String> ownWords() {
    return words(
        Stream.of(Phrase.everyPiece(), Terms.all().stream(), MapLegend.allWords().stream())
            .flatMap(each -> each));
  }

  private static List<String> words(Stream<String> phrases) {
    Set<String> words = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    phrases
        .map(each -> each.replace('\u00a0', ' ').toLowerCase(Locale.ROOT))
        .forEach(
            phrase -> {
              words.add(phrase);
              for (String word : phrase.split("[^\\p{L}]+")) {
                if (word.length() > 2) {
                  words.add(word);
                  words.add(word.endsWith("s") ? word.substring(0, word.length() - 1) : word + "s");
                }
              }
            });
    Set<String> places = new HashSet<>();
    AuditedPack.TERRAIN
        .places()
        .forEach(place -> places.add(place.name().toLowerCase(Locale.ROOT)));
    words.removeIf(word -> places.contains(word.toLowerCase(Locale.ROOT)));
    return List.copyOf(words);
  }

  /** Units of Red and places that only Red knows, one of each for each word. */
  private static Scenario calledSo(List<String> words) {
    StringBuilder places = new StringBuilder();
    StringBuilder army = new StringBuilder("army of Red\n");
    for (int i = 0; i < words.size(); i++) {
      places.append("place \"%s\" known to Red%n".formatted(words.get(i)));
      army.append("  battalion \"%s\" as Secret%d: 10 men, line%n".formatted(words.get(i), i));
    }
    return SampleScenario.changed(
        text ->
            text.replace("overcast after a night of rain", "grey")
                .replace("army of Red\n", army)
                .replace("general idea \"\"\"", places + "\ngeneral idea \"\"\""));
  }

  /** As every fourth of them; as any by {@code ./studio verify all}. */
  @Test
  void unitsAndPlacesMayBeCalledAsTheyAre() throws IOException {
    List<String> fourth =
        IntStream.range(0, WORDS.size()).filter(i -> i % 4 == 0).mapToObj(WORDS::get).toList();
    mayBeCalled(fourth, EnumSet.of(ExportTarget.PACK, ExportTarget.PLAY));
  }

  @Tag("long")
  @Test
  void unitsAndPlacesMayBeCalledAsAnyOfThem() throws IOException {
    assertThat(WORDS)
        .contains("troop", "troops", "kilometre", "own troops at", "marsh")
        .hasSizeGreaterThan(300);
    mayBeCalled(WORDS, ExportTarget.box());
  }

  private void mayBeCalled(List<String> words, Set<ExportTarget> targets) throws IOException {
    Situation situation = SampleScenario.situation(calledSo(words), AuditedPack.TERRAIN);
    var result =
        new Exporter()
            .export(
                ExportRequest.of(situation, List.of(), targets, folder.resolve("out"))
                    .umpiredBy(3));
    assertThat(result.message()).contains("files written and audited");
    assertThat(Files.exists(folder.resolve("out").resolve("play-blue.json"))).isTrue();
  }

  /** Aids have the words of all rule books beside those. */
  @ParameterizedTest
  @ValueSource(strings = {"reisswitz-1824", "kriegskunst", "napoleonic-rng"})
  void inAidsTheyMayBeCalledAsTheRuleBooksSayToo(String book) {
    List<String> words = new ArrayList<>(words(BookWords.all().stream()));
    assertThat(words).contains("canister", "heavy cavalry", "riding");
    // what stands in the metadata of every file
    words.remove("kriegsspiel");
    // no name in a text has a quotation mark, as the inch has one
    words.removeIf(word -> word.contains("\""));
    Situation situation =
        new Situation(
            calledSo(words), RuleBooks.get(book), Optional.of(Ground.of(AuditedPack.TERRAIN)));
    var result =
        new Exporter()
            .export(
                ExportRequest.of(
                    situation, List.of(), EnumSet.of(ExportTarget.AIDS), folder.resolve("aids")));
    assertThat(result.message()).contains("written and audited");
  }

  @Test
  void aNameInTheAidsIsFound() throws IOException {
    Situation situation = AuditedPack.SITUATION;
    Paper aids =
        new AidsBook(
                situation.scenario().title(), situation.book(), situation.clock().begins(), 8000)
            .toPdf(PageSize.A4)
            .as("aids.pdf", new PaperAudience.Table());
    Audit audit = new Audit(situation);
    assertThat(audit.check(aids)).isEmpty();
    assertThat(audit.check(AuditedPack.changed(aids, file -> AuditedPack.whisper(file, "KGL5"))))
        .extracting(Leak::what)
        .containsExactly("unit `Blue.KGL5`");
  }

  @Test
  void aRealLeakOfSuchANameIsFound() throws IOException {
    Situation situation = SampleScenario.situation(calledSo(WORDS), AuditedPack.TERRAIN);
    Paper blue =
        AuditedPack.of(PlayerViews.of(situation, "Blue", Optional.of("Commander of the division")));
    Audit audit = new Audit(situation);
    assertThat(audit.check(blue)).isEmpty();
    Paper leaking =
        AuditedPack.changed(blue, file -> AuditedPack.whisper(file, WORDS.toArray(String[]::new)));
    Set<String> found =
        audit.check(leaking).stream()
            .map(Leak::what)
            .map(what -> what.toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    assertThat(WORDS.stream().map(word -> word.toLowerCase(Locale.ROOT)))
        .filteredOn(word -> word.length() > 2)
        .filteredOn(word -> !OPEN.contains(word) && !OPEN.contains(word.replaceAll("s$", "")))
        .allSatisfy(word -> assertThat(found).contains("unit `%s` of red".formatted(word)));
  }

  /** Words of titles and places that are open to Blue anyhow. */
  private static final Set<String> OPEN =
      Set.of(
          "artillery",
          "battalion",
          "battery",
          "brigade",
          "commander",
          "division",
          "farm",
          "field",
          "ground",
          "hanoverian",
          "light",
          "line",
          "pit",
          "road",
          "sand",
          "the",
          "wood");

  @Test
  void aPaperSaysNothingThatIsNeitherItsOwnNorTheScenarios() throws IOException {
    Set<String> said = new HashSet<>();
    add(said, Files.readString(source()));
    AuditedPack.TERRAIN.places().forEach(place -> add(said, place.name()));
    AuditedPack.TERRAIN.features().forEach(each -> each.name().ifPresent(name -> add(said, name)));
    AuditedPack.TERRAIN.layers().values().forEach(notes -> add(said, notes.toString()));
    add(said, AuditedPack.TERRAIN.title() + " N");
    for (Paper paper : papers()) {
      PdfReadBack read =
          PdfReadBack.of(paper.content(), OwnWords.known(paper.ownWords()), new HashMap<>());
      Set<String> left = new TreeSet<>();
      for (List<SecretFinder.Found> page : read.pages()) {
        page.forEach(found -> add(left, found.text()));
      }
      left.removeAll(said);
      assertThat(left).as(paper.toString()).isEmpty();
    }
  }

  private static Path source() {
    return Path.of(
        "src", "test", "resources", "studio", "kriegsspiel", "export", "farm.kriegsspiel");
  }

  private static List<Paper> papers() {
    List<Paper> papers = new ArrayList<>();
    Situation situation = AuditedPack.SITUATION;
    for (Reader.Player reader : Reader.playersOf(situation.scenario())) {
      for (int hour : new int[] {13, 14, 17}) {
        papers.add(AuditedPack.of(PlayerViews.of(situation, reader, SampleScenario.at(hour, 30))));
      }
    }
    for (PageSize size : List.of(PageSize.A1, PageSize.A4)) {
      papers.add(
          new MapSheets(
                  AuditedPack.TERRAIN,
                  new MapPainter(AuditedPack.TERRAIN),
                  MapLayers.drawn(),
                  0.753)
              .toPdf(size, 8000)
              .as("map.pdf", new PaperAudience.Table()));
    }
    var sheets = SealedSheets.of(situation).stream().map(SealedSheets.Due::sheet).toList();
    papers.add(
        new SealedSheetsBook(situation.scenario().title(), sheets)
            .toPaper("sheets.pdf", PageSize.A4));
    return papers;
  }

  /** Names along a road stand letter by letter, so words of two letters are passed over. */
  private static void add(Set<String> words, String text) {
    for (String word : text.split("[^\\p{L}]+")) {
      if (word.length() > 2) {
        words.add(word.toLowerCase(Locale.ROOT));
      }
    }
  }

  @Test
  void theKeysOfPlayFilesAreThoseOfTheSchema() throws IOException {
    Path schema = Path.of(System.getProperty("studio.root"), "docs", "formats", "play.schema.json");
    assertThat(Files.readString(schema))
        .contains(PlayWords.KEYS.stream().map(key -> '"' + key + '"').toList());
  }

  @Test
  void aVariantMayBeCalledAsTheGroundIs() throws IOException {
    Scenario scenario =
        SampleScenario.changed(
            text ->
                text.replace("ground   heavy until 15:00, then soft", "ground   dry")
                    + "\nvariant \"Dry\"\n  weather rain\n\nvariant \"Overcast\"\n  ground heavy\n");
    Situation situation = SampleScenario.situation(scenario, AuditedPack.TERRAIN);
    Paper blue =
        AuditedPack.of(PlayerViews.of(situation, "Blue", Optional.of("Commander of the division")));
    Audit audit = new Audit(situation);
    assertThat(audit.check(blue)).isEmpty();
    assertThat(audit.check(AuditedPack.changed(blue, file -> AuditedPack.whisper(file, "Dry"))))
        .extracting(Leak::what)
        .containsExactly("a variant's title");
  }
}
