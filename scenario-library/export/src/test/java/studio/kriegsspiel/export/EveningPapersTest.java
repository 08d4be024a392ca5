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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
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

  private static List<Papers.Draft> drafts(Set<ExportTarget> targets) {
    String text = SampleEvening.text();
    ParsedScenario parsed = new ScenarioLanguage().parse("evening.kriegsspiel", text);
    assertThat(parsed.findings()).isEmpty();
    Situation situation =
        new Situation(
            parsed.scenario().orElseThrow(),
            RuleBooks.get("reisswitz-1824"),
            Optional.of(Ground.of(SampleGround.flat())));
    return new Papers(
            new ExportRequest(
                situation, List.of(), targets, GOLDENS, PageSize.A4, 8000, MapLayers.drawn()))
        .drafts();
  }

  @ParameterizedTest
  @EnumSource(ExportTarget.class)
  void everyReaderGetsHisPapers(ExportTarget target) throws IOException {
    for (Papers.Draft each : drafts(EnumSet.of(target))) {
      compare(each);
    }
  }

  @Test
  void nobodyElseGetsAny() throws IOException {
    try (Stream<Path> kept = Files.list(GOLDENS)) {
      assertThat(kept.map(each -> each.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              drafts(EnumSet.allOf(ExportTarget.class)).stream()
                  .map(each -> each.fileName() + ".txt")
                  .toList());
    }
  }

  private static void compare(Papers.Draft draft) throws IOException {
    Paper paper = draft.make().apply(pages -> {});
    String told =
        draft.fileName().endsWith(".pdf")
            ? PlacedWords.of(paper.content())
            : new String(paper.content(), StandardCharsets.UTF_8)
                .replaceFirst("Kriegsspiel Studio [^\"]*", "Kriegsspiel Studio");
    Path golden = GOLDENS.resolve(draft.fileName() + ".txt");
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.createDirectories(GOLDENS);
      Files.writeString(golden, told);
    }
    assertThat(told).as(draft.fileName()).isEqualTo(Files.readString(golden));
  }
}
