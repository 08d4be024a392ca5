package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.knowledge.Known;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.TroopSighting;

/** What each player knows hour by hour, as pictures for the umpire to post. */
class HourPicturesTest {
  private static final DateTimeFormatter HOUR = DateTimeFormatter.ofPattern("HHmm", Locale.ROOT);
  private static final ExportRequest REQUEST =
      ExportRequest.of(
          SampleScenario.situation(),
          List.of(),
          EnumSet.of(ExportTarget.MARKDOWN),
          Path.of("unused"));

  @Test
  void theyAreTheUmpiresSinceTheyTellOfNewsToCome() throws IOException {
    List<Papers.Draft> pictures =
        new Papers(REQUEST, new Random(1824))
            .drafts().stream().filter(each -> each.fileName().endsWith(".png")).toList();
    String stem = "umpire-blue-commander-of-the-division-";
    List<String> blue =
        pictures.stream()
            .map(Papers.Draft::fileName)
            .filter(name -> name.startsWith(stem))
            .map(name -> name.substring(stem.length()))
            .toList();
    assertThat(blue).first().isEqualTo(SampleScenario.BEGINS.format(HOUR) + ".png");
    assertThat(blue).doesNotHaveDuplicates().isSorted();
    var paper = pictures.get(0).make().apply(share -> {});
    assertThat(paper.audience()).isEqualTo(new PaperAudience.Umpire());
    assertThat(ImageIO.read(new ByteArrayInputStream(paper.content())).getWidth()).isPositive();
  }

  @Test
  void theyShowHisOwnAndWhomHeSeesOrWasToldOf() {
    Books books = new Books(REQUEST);
    for (Reader.Player reader : Reader.packsOf(REQUEST.scenario())) {
      for (LocalDateTime hour : REQUEST.situation().clock().fullHours()) {
        Known known = books.knowledge().of(reader).at(hour);
        Set<UnitId> enemies =
            Stream.concat(
                    known.sees().stream().map(TroopSighting::seen),
                    known.told().stream()
                        .flatMap(told -> told.forces().stream())
                        .map(force -> force.observation().unit()))
                .collect(Collectors.toSet());
        List<TroopBlock> blocks = books.at(reader, hour).blocks();
        assertThat(blocks).anyMatch(block -> block.unit().side().equals(reader.side()));
        assertThat(blocks)
            .as("%s at %s", reader, hour)
            .allMatch(
                block ->
                    block.unit().side().equals(reader.side()) || enemies.contains(block.unit()));
      }
    }
  }
}
