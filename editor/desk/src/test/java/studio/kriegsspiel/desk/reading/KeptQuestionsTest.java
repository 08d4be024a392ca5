package studio.kriegsspiel.desk.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.desk.core.GroundBench;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.reading.answer.Zone;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** Questions that stay on a level square kilometre, and how two of them compare. */
class KeptQuestionsTest {
  private static final double ALL = 1_000_000;

  @TempDir Path folder;
  private GroundBench bench;
  private GroundReader reader;
  private KeptQuestions kept;

  @BeforeEach
  void open() {
    bench = new GroundBench(folder);
    reader = new GroundReader(bench.desk, bench.runner);
    kept = reader.kept();
  }

  private void keep(double east, double north) {
    reader.from(GroundBench.at(east, north));
    reader.keep();
  }

  private Kept only(String letter) {
    return kept.all().get().stream()
        .filter(each -> each.letter().equals(letter))
        .findFirst()
        .orElseThrow();
  }

  private Zone zone(String letter) {
    return only(letter).zone().orElseThrow();
  }

  private String said() {
    return bench.desk.message().get().sentence();
  }

  /** A bank 6 m high and 20 m broad from west to east, 500 m up the square. */
  private void bank() {
    Feature bank =
        new Feature(
            "bank",
            FeatureKind.HEIGHT_OVERRIDE,
            new GeometryFactory().toGeometry(GroundBench.box(0, 490, 1000, 510).toEnvelope()),
            Optional.empty(),
            Attributes.builder().heightMetres(6).build(),
            Optional.of(new HandEdit("a bank", "nobody", Confidence.CONJECTURE)));
    bench.work.change("raise", terrain -> terrain.toBuilder().feature(bank).build());
    bench.read();
  }

  @Test
  void whatIsKeptStaysWhenTheQuestionIsLeft() {
    keep(505, 205);
    assertThat(reader.field().get()).isEmpty();
    reader.clear();
    assertThat(only("A").title()).startsWith("Seen from");
    assertThat(only("A").at()).contains(GroundBench.at(505, 205));
    assertThat(zone("A").squareMetres()).isCloseTo(ALL, within(0.01 * ALL));
    assertThat(only("A").extent()).isEqualTo("1.00 km²");
  }

  @Test
  void twoPlacesOnEitherSideOfABankAreCompared() {
    bank();
    keep(505, 205);
    assertThat(kept.compared().get()).isEmpty();
    keep(505, 805);
    MapPoint south = GroundBench.at(505, 105);
    MapPoint north = GroundBench.at(505, 905);
    assertThat(List.of(zone("A").has(south), zone("A").has(north))).containsExactly(true, false);
    assertThat(List.of(zone("B").has(south), zone("B").has(north))).containsExactly(false, true);
    ComparedAnswers two = kept.compared().get().orElseThrow();
    assertThat(two.marks()).containsExactly(0, 1);
    assertThat(two.shared().bothSquareMetres()).isLessThan(0.05 * ALL);
    assertThat(two.shared().bothSquareMetres() + two.shared().firstSquareMetres())
        .isEqualTo(zone("A").squareMetres());
    assertThat(two.shared().bothSquareMetres() + two.shared().secondSquareMetres())
        .isEqualTo(zone("B").squareMetres());
  }

  @Test
  void whatIsNotShownIsNotCompared() {
    keep(505, 205);
    keep(505, 805);
    kept.show(1, false);
    assertThat(kept.shown()).extracting(Kept::letter).containsExactly("A");
    assertThat(kept.compared().get()).isEmpty();
    kept.show(1, true);
    assertThat(kept.compared().get().orElseThrow().both()).isEqualTo("A and B: 1.00 km²");
  }

  @Test
  void isAskedAnewWhenTheGroundIsChanged() {
    keep(505, 205);
    MapPoint north = GroundBench.at(505, 905);
    assertThat(zone("A").has(north)).isTrue();
    bank();
    assertThat(zone("A").has(north)).isFalse();
  }

  @Test
  void aLetterThatWasRemovedIsGivenAgain() {
    keep(105, 105);
    keep(205, 105);
    keep(305, 105);
    kept.remove(1);
    assertThat(kept.all().get()).extracting(Kept::letter).containsExactly("A", "C");
    keep(405, 105);
    assertThat(kept.all().get()).extracting(Kept::letter).containsExactly("A", "B", "C");
    assertThat(only("B").at()).contains(GroundBench.at(405, 105));
  }

  @Test
  void staysWhenTheTextIsChangedAndGoesWhenAnotherIsOpened() {
    keep(505, 205);
    String text = bench.desk.manuscript().text();
    bench.desk.manuscript().replaceAll(text.replace("Ground", "Another title"), "write");
    assertThat(kept.all().get()).hasSize(1);
    bench.desk.manuscript().load(text);
    assertThat(kept.all().get()).isEmpty();
    assertThat(kept.isSettled()).isTrue();
  }

  @Test
  void staysWhileNoGroundIsNamedAndGoesWithAnother() {
    keep(505, 205);
    String text = bench.desk.manuscript().text();
    bench.desk.manuscript().replaceAll(text.replace("  terrain \"plain\"\n", ""), "write");
    assertThat(bench.desk.studied().get().ground()).isEmpty();
    assertThat(kept.all().get()).hasSize(1);
    bench.desk.manuscript().replaceAll(text, "write");
    assertThat(zone("A").squareMetres()).isCloseTo(ALL, within(0.01 * ALL));

    GridGeometry grid = new GridGeometry(50, 50, 0, 500, 10);
    Ground other =
        Ground.of(
            Terrain.builder("plain", "EPSG:32631", grid.bounds())
                .elevation(ElevationGrid.computed(grid, (x, y) -> 50))
                .build());
    bench
        .desk
        .studied()
        .set(
            Studied.of(
                bench.desk.manuscript().version(),
                new Studies((scenario, name) -> Optional.of(other))
                    .of("untitled.kriegsspiel", Optional.empty(), text, Cancellation.NEVER),
                List.of()));
    assertThat(kept.all().get()).isEmpty();
    assertThat(said()).isEqualTo("The ground is another; what was kept of the old one is gone.");
  }

  @Test
  void saysWhyNoMoreIsKept() {
    reader.keep();
    assertThat(said()).isEqualTo("There is no answer to keep: click a point or a unit first.");
    keep(105, 105);
    keep(105, 105);
    assertThat(said()).isEqualTo("This question is kept already.");
    keep(205, 105);
    keep(305, 105);
    keep(405, 105);
    keep(505, 105);
    assertThat(said()).isEqualTo("No more than 4 questions are kept; remove one first.");
    assertThat(kept.all().get()).hasSize(KeptQuestions.MOST);
    assertThat(reader.field().get()).isPresent();
  }
}
