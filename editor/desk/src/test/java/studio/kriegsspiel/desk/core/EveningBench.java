package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.samples.SampleEvening;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * A desk with a scenario that has something of everything, on the sample ground; it is studied anew
 * after each change, and everything runs at once.
 */
public final class EveningBench {
  public static final String TEXT = SampleEvening.text();

  /** A scenario without a fault. */
  public static final String MEETING =
      """
      scenario "A meeting"
        rules    reisswitz-1824
        terrain  "sample-ground"
        on       18 June 1815 from 13:00 to 14:00
      general idea "Two columns meet."
      side Blue colour blue
        objective take "Sand-pit"
        role "Commander" for Foot
      side Red colour red
        objective take "Mont-Saint-Jean"
        role "Commander" for Guard
      army of Blue
        battalion "First Foot" as Foot: 900 men, line
      army of Red
        battalion "The Guard" as Guard: 900 men, line
      deploy
        Foot in line at 500 paces north of "La Haye Sainte" facing south
        Guard in line at 900 paces south of "La Haye Sainte" facing north
      report to Blue at 12:50 "Take the pit."
      report to Red at 12:50 "Take the village."
      """;

  /** The same, shorter and with an exercise. */
  public static final String CLASSROOM =
      MEETING.replace("to 14:00", "to 13:20")
          + """
      exercise "The farm" grade 1 for "Commander" of Blue
        decision "First" at 13:05 "What do you order?"
          expect Foot at "La Haye Sainte" by 13:15 worth 3
          expect message to the umpire by 13:18 worth 2
          expect "The order says why" worth 2
        against Foot at "Mont-Saint-Jean" by 13:20 costs 1
        solution \"""
          13:02 Foot marches to "La Haye Sainte"

          13:10 message to the umpire "At the farm."
        \"""
        grades 6 "good", 3 "sufficient"
      """;

  public final Desk desk = new Desk();
  public final BackgroundRunner runner = new BackgroundRunner(new Here(), Runnable::run);
  private final Studies studies;
  private boolean reading = true;

  /** Opens the scenario. */
  public EveningBench() {
    Ground ground = Ground.of(SampleGround.terrain());
    studies = new Studies((scenario, name) -> Optional.of(ground));
    desk.manuscript().addListener(change -> study());
    desk.manuscript().load(TEXT);
  }

  /** Studies no change until {@link #goOn}, as while checks are under way. */
  public void pause() {
    reading = false;
  }

  /** Studies the text as it stands, and every change from now on. */
  public void goOn() {
    reading = true;
    study();
  }

  private void study() {
    if (reading) {
      desk.studied().set(studied(desk.manuscript().snapshot()));
    }
  }

  /** All there is to know of a text on the sample ground. */
  public Studied studied(Snapshot snapshot) {
    Study study =
        studies.of(desk.file().get().name(), Optional.empty(), snapshot.text(), Cancellation.NEVER);
    return Studied.of(snapshot.version(), study, study.findingsAtOnce(Cancellation.NEVER));
  }

  /** The lines that are no more ({@code -}) and those that are new ({@code +}) since it opened. */
  public List<String> changes() {
    List<String> before = TEXT.lines().toList();
    List<String> after = desk.manuscript().text().lines().toList();
    List<String> changes = new ArrayList<>();
    before.stream().filter(each -> !after.contains(each)).forEach(each -> changes.add("-" + each));
    after.stream().filter(each -> !before.contains(each)).forEach(each -> changes.add("+" + each));
    return changes;
  }

  /** Compares with the golden of a name; {@code -Dgoldens=rewrite} writes it, to be read. */
  public static void compare(String name, String told) throws IOException {
    Path golden = Path.of("src/test/resources/studio/kriegsspiel/desk", name);
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.writeString(golden, told);
    }
    assertThat(told).isEqualTo(Files.readString(golden));
  }

  /** What the status line says. */
  public String message() {
    return desk.message().get().sentence();
  }
}
