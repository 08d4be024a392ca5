package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.samples.SampleEvening;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * All that leaves the studio for an evening with something of everything, word by word and in its
 * place on the page. {@code -Dgoldens=rewrite} writes the goldens, to be read as their readers do.
 */
class EveningPapersTest {
  private static final Path GOLDENS =
      Path.of("src/test/resources/studio/kriegsspiel/export/evening");

  private static List<Papers.Draft> drafts(String book, PageSize size, Set<ExportTarget> targets) {
    String text = SampleEvening.text().replace("reisswitz-1824", book);
    ParsedScenario parsed = new ScenarioLanguage().parse("evening.kriegsspiel", text);
    assertThat(parsed.findings()).isEmpty();
    Situation situation =
        new Situation(
            parsed.scenario().orElseThrow(),
            RuleBooks.get(book),
            Optional.of(Ground.of(SampleGround.flat())));
    return new Papers(
            new ExportRequest(
                situation, List.of(), targets, GOLDENS, size, 8000, MapLayers.drawn()))
        .drafts();
  }

  @Test
  void everyReaderGetsHisPaper() throws IOException {
    Set<String> made = new TreeSet<>();
    for (Papers.Draft each :
        drafts("reisswitz-1824", PageSize.A4, EnumSet.allOf(ExportTarget.class))) {
      compare(each, each.fileName());
      made.add(each.fileName() + ".txt");
    }
    try (Stream<Path> kept = Files.list(GOLDENS)) {
      assertThat(kept.map(each -> each.getFileName().toString()))
          .filteredOn(each -> !each.startsWith("of-"))
          .containsExactlyInAnyOrderElementsOf(made);
    }
  }

  private static void compare(Papers.Draft draft, String name) throws IOException {
    Paper paper = draft.make().apply(pages -> {});
    String told =
        draft.fileName().endsWith(".pdf")
            ? PlacedWords.of(paper.content())
            : new String(paper.content(), StandardCharsets.UTF_8)
                .replaceFirst("Kriegsspiel Studio [^\"]*", "Kriegsspiel Studio");
    Path golden = GOLDENS.resolve(name + ".txt");
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.createDirectories(GOLDENS);
      Files.writeString(golden, told);
    }
    assertThat(told).as(name).isEqualTo(Files.readString(golden));
  }
}
