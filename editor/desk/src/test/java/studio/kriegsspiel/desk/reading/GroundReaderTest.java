package studio.kriegsspiel.desk.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.desk.core.GroundBench;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Questions to a level square kilometre under Reisswitz 1824, and what a bank across it changes.
 */
class GroundReaderTest {
  @TempDir Path folder;
  private GroundBench bench;
  private GroundReader reader;

  @BeforeEach
  void open() {
    bench = new GroundBench(folder);
    reader = new GroundReader(bench.desk, bench.runner);
  }

  private Reply field() {
    return reader.field().get().orElseThrow();
  }

  private Reply line() {
    return reader.line().get().orElseThrow();
  }

  /** Throws up a bank 6 m high and 20 m broad from west to east, 700 m up the square. */
  private void bank() {
    Feature bank =
        new Feature(
            "bank",
            FeatureKind.HEIGHT_OVERRIDE,
            new GeometryFactory().toGeometry(GroundBench.box(0, 700, 1000, 720).toEnvelope()),
            Optional.empty(),
            Attributes.builder().heightMetres(6).build(),
            Optional.of(new HandEdit("a bank", "nobody", Confidence.CONJECTURE)));
    bench.work.change("raise", terrain -> terrain.toBuilder().feature(bank).build());
    bench.read();
  }

  @Test
  void aBankThrownUpHidesWhatLiesBehindIt() {
    reader.from(GroundBench.at(505, 205));
    assertThat(field().title()).startsWith("Seen from");
    assertThat(field().lines()).anyMatch(line -> line.startsWith("dead ground · 0.0 ha, 0 %"));
    reader.hold(GroundBench.at(505, 905));
    assertThat(line().brief()).isEqualTo("in sight, 700 m (930 paces)");

    bank();
    assertThat(field().lines()).noneMatch(line -> line.contains("0.0 ha"));
    assertThat(line().brief()).isEqualTo("out of sight, 700 m (930 paces)");
    assertThat(line().lines()).anyMatch(line -> line.startsWith("hidden behind the ground"));
  }

  @Test
  void marchesByTheBookOfTheScenario() {
    reader.change(
        now ->
            now.with(ReadingQuestion.MARCH)
                .marching(Body.of(UnitType.INFANTRY_LINE), Gait.MARCH, 10));
    reader.from(GroundBench.at(205, 505));
    reader.point(Optional.of(GroundBench.at(805, 505)));
    // §34: infantry on the march makes 200 paces of 0.753 m in a move of two minutes.
    assertThat(line().brief()).isEqualTo("8 min, 4 moves, 600 m (797 paces)");
    assertThat(field().overlay().orElseThrow().picture().title()).startsWith("March from");
  }

  @Test
  void firesOnlyWhereTheBatteryFaces() {
    reader.change(
        now ->
            now.with(ReadingQuestion.FIRE)
                .firing(Body.of(UnitType.ARTILLERY_MEDIUM), OptionalDouble.of(0)));
    reader.from(GroundBench.at(505, 505));
    reader.point(Optional.of(GroundBench.at(505, 905)));
    assertThat(line().brief()).startsWith("can be struck");
    reader.point(Optional.of(GroundBench.at(505, 105)));
    assertThat(line().brief()).startsWith("out of arc");
  }

  @Test
  void escapeLetsGoOfOnePointAfterTheOther() {
    reader.from(GroundBench.at(505, 505));
    reader.hold(GroundBench.at(705, 505));
    reader.point(Optional.of(GroundBench.at(305, 505)));
    assertThat(reader.target()).contains(GroundBench.at(705, 505));
    assertThat(reader.leave()).isTrue();
    assertThat(reader.target()).isEmpty();
    assertThat(reader.field().get()).isPresent();
    assertThat(reader.leave()).isTrue();
    assertThat(reader.field().get()).isEmpty();
    assertThat(reader.leave()).isFalse();
  }

  @Test
  void saysWhyNothingIsAnswered() {
    reader.from(new MapPoint(1, 1));
    assertThat(field().lines())
        .containsExactly("plain: has no height at this point; choose another.");
    assertThat(field().overlay()).isEmpty();
  }
}
