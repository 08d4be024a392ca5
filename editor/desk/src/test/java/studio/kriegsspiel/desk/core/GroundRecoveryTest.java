package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.desk.file.GroundJournal;
import studio.kriegsspiel.desk.file.RecoveredGround;
import studio.kriegsspiel.desk.file.RecoveryJournal;
import studio.kriegsspiel.desk.work.Pause;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.io.FeatureText;

class GroundRecoveryTest {
  @TempDir Path folder;
  private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();

  @AfterEach
  void stop() {
    clock.shutdownNow();
  }

  private GroundJournal journal(long session) {
    Clock later = Clock.offset(Clock.systemUTC(), Duration.ofSeconds(session));
    return new RecoveryJournal(folder.resolve("recovery"), session, pid -> false, later).grounds();
  }

  private GroundRecovery recovery(GroundBench bench, GroundJournal journal) {
    return new GroundRecovery(
        bench.desk,
        bench.work,
        journal,
        bench.runner,
        (milliseconds, action) -> new Pause(clock, Runnable::run, 3_600_000, action));
  }

  private static void raise(GroundBench bench) {
    Feature hill =
        new Feature(
            "hill",
            FeatureKind.HEIGHT_OVERRIDE,
            new GeometryFactory().toGeometry(GroundBench.box(400, 400, 600, 600).toEnvelope()),
            Optional.empty(),
            Attributes.builder().heightMetres(5).build(),
            Optional.of(new HandEdit("", "Craan", Confidence.PROBABLE)));
    bench.work.change("raise", terrain -> terrain.toBuilder().feature(hill).build());
  }

  @Test
  void changesOfASessionThatEndedAreLaidOnTheGroundAgain() throws IOException {
    GroundBench first = new GroundBench(folder);
    raise(first);
    journal(1)
        .keep(
            Optional.empty(),
            "plain",
            FeatureText.write(first.desk.ground().get().orElseThrow().now()));

    GroundBench second = new GroundBench(folder);
    GroundRecovery recovery = recovery(second, journal(2));
    List<RecoveredGround> found = recovery.find();
    assertThat(found).hasSize(1);
    recovery.restore(found.get(0));
    assertThat(second.height(500, 500)).isEqualTo(55);
    assertThat(second.desk.isUnsaved()).isTrue();
    assertThat(recovery.find()).isEmpty();
    second.desk.manuscript().undo();
    assertThat(second.height(500, 500)).isEqualTo(50);
  }

  @Test
  void changesOfOtherScenariosAndRunningSessionsAreLeftAlone() throws IOException {
    Path other = folder.resolve("other.kriegsspiel");
    journal(1).keep(Optional.of(other), "plain", "{}");
    GroundJournal mine = journal(3);
    mine.keep(Optional.empty(), "plain", "{}");
    assertThat(mine.find(Optional.empty())).isEmpty();
    assertThat(mine.find(Optional.of(other))).hasSize(1);
    assertThat(journal(4).find(Optional.empty())).hasSize(1);
    mine.forget();
    assertThat(journal(4).find(Optional.empty())).isEmpty();
    RecoveryJournal whileOneRuns =
        new RecoveryJournal(folder.resolve("recovery"), 5, pid -> pid == 1, Clock.systemUTC());
    assertThat(whileOneRuns.grounds().find(Optional.of(other))).isEmpty();
  }

  @Test
  void aDamagedJournalIsPassedOver() throws IOException {
    Files.createDirectories(folder.resolve("recovery"));
    Files.writeString(folder.resolve("recovery/ground-9-9-plain.txt"), "kriegsspiel-studio ground");
    assertThat(journal(1).find(Optional.empty())).isEmpty();
  }

  @Test
  void unsavedGroundIsWrittenDownAfterAPause() throws Exception {
    GroundBench bench = new GroundBench(folder);
    GroundRecovery recovery =
        new GroundRecovery(
            bench.desk,
            bench.work,
            journal(1),
            bench.runner,
            (milliseconds, action) -> new Pause(clock, Runnable::run, 1, action));
    raise(bench);
    clock.schedule(() -> {}, 200, TimeUnit.MILLISECONDS).get();
    assertThat(journal(2).find(Optional.empty())).hasSize(1);
    recovery.forget();
    assertThat(journal(2).find(Optional.empty())).isEmpty();
  }
}
