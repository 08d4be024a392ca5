package studio.kriegsspiel.desk.tour;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.knowledge.Reader;

class TourTest {
  private final Desk desk = new Desk();
  private final Tour tour = new Tour(desk);

  private boolean isDone() {
    return tour.stage().get().orElseThrow().done();
  }

  private TourStep step() {
    return tour.stage().get().orElseThrow().step();
  }

  @Test
  void seesWhatWasTried() {
    desk.chooseAll(java.util.List.of(new UnitId("Blue", "Foot")));
    assertThat(tour.stage().get()).as("nobody has begun it").isEmpty();
    tour.begin();
    desk.manuscript().load(EveningBench.MEETING);
    assertThat(isDone()).as("another thing was done").isFalse();
    desk.chooseAll(java.util.List.of(new UnitId("Red", "Guard")));
    assertThat(isDone()).isTrue();
    tour.next();
    assertThat(step()).isEqualTo(TourStep.MAP);
    assertThat(isDone()).isFalse();
    desk.manuscript().load(EveningBench.CLASSROOM);
    assertThat(isDone()).isTrue();
    tour.back();
    assertThat(step()).isEqualTo(TourStep.FORCES);
    while (step() != TourStep.TIMELINE) {
      tour.next();
    }
    desk.minute().set(Optional.of(LocalDateTime.of(1815, 6, 18, 13, 30)));
    assertThat(isDone()).isTrue();
    tour.next();
    desk.reader().set(Optional.of(Reader.Player.ofSide("Blue")));
    assertThat(isDone()).isTrue();
  }

  @Test
  void endsBehindItsLastStepAndWhenever() {
    tour.begin();
    for (TourStep each : TourStep.values()) {
      assertThat(step()).isEqualTo(each);
      assertThat(each.words()).endsWith(".");
      tour.next();
    }
    assertThat(tour.stage().get()).isEmpty();
    tour.begin();
    tour.back();
    assertThat(step()).isEqualTo(TourStep.FORCES);
    tour.end();
    assertThat(tour.stage().get()).isEmpty();
  }
}
