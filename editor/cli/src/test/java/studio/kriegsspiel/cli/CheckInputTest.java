package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code studio check} reads besides files that lie still. */
class CheckInputTest {
  private static final String NO_SIDES = "scenario \"Nothing yet\"\n  rules reisswitz-1824\n";

  @TempDir Path folder;

  private TestTerminal reading(byte[] bytes) {
    return new TestTerminal(folder, false, new ByteArrayInputStream(bytes));
  }

  @Test
  void standardInputIsAText() {
    TestTerminal studio = reading(NO_SIDES.getBytes(StandardCharsets.UTF_8));

    assertThat(studio.run("check", "-")).isZero();
    assertThat(studio.out()).contains("standard-input.kriegsspiel").contains("KS-SID-003");
  }

  @Test
  void armyListsOfStandardInputAreLookedForHere() throws IOException {
    Files.writeString(
        folder.resolve("guard.kriegsspiel"),
        "army library \"Guard\"\n  battalion \"First\" as G1: 600 men\n");
    String text = NO_SIDES + "side Blue\narmy of Blue\n  import \"guard.kriegsspiel\"\n";
    TestTerminal studio = reading(text.getBytes(StandardCharsets.UTF_8));

    studio.run("check", "-");

    assertThat(studio.out()).contains("`G1` of Blue is neither deployed").doesNotContain("KS-LNK");
  }

  @Test
  void whatIsNoTextIsToldBesideOtherFiles() throws IOException {
    Files.writeString(folder.resolve("a.kriegsspiel"), NO_SIDES);
    TestTerminal studio = reading(new byte[] {(byte) 0xff, (byte) 0xfe, 0});

    assertThat(studio.run("check", "-", "a")).isEqualTo(2);
    assertThat(studio.out())
        .contains("Standard input is not text in UTF-8")
        .contains("a.kriegsspiel:");
  }

  @Test
  void standardInputCannotBeWatched() {
    TestTerminal studio = reading(new byte[0]);

    assertThat(studio.run("check", "--watch", "-")).isEqualTo(2);
    assertThat(studio.err()).contains("cannot be watched");
  }

  @Test
  void watchingChecksAgainAfterEachChange() throws Exception {
    Path file = Files.writeString(folder.resolve("a.kriegsspiel"), NO_SIDES);
    TestTerminal studio = reading(new byte[0]);
    AtomicInteger status = new AtomicInteger(-1);
    Thread watching = new Thread(() -> status.set(studio.run("check", "--watch", "a")));
    watching.start();
    waitUntil(() -> studio.err().contains("waiting for changes"));
    assertThat(studio.out()).contains("KS-SID-003").doesNotContain("error[");

    Files.writeString(file, NO_SIDES + "side 5\n");
    waitUntil(() -> studio.out().contains("error["));
    waitUntil(() -> studio.err().lines().filter(line -> line.contains("waiting")).count() == 2);
    watching.interrupt();
    watching.join(Duration.ofMinutes(1).toMillis());

    assertThat(status).hasValue(1);
  }

  private static void waitUntil(BooleanSupplier condition) throws InterruptedException {
    for (int i = 0; i < 600 && !condition.getAsBoolean(); i++) {
      Thread.sleep(100);
    }
    assertThat(condition.getAsBoolean()).isTrue();
  }

  @Test
  void aCopyBringsTheArmyListsAlong() {
    TestTerminal studio = reading(new byte[0]);

    assertThat(studio.run("new", "mine", "--from", "papelotte-and-smohain")).isZero();
    assertThat(folder.resolve("armies/prussian-1815.kriegsspiel")).isNotEmptyFile();
    assertThat(studio.run("check", "mine.kriegsspiel")).as(studio.out()).isZero();
  }

  @Test
  void aNewScenarioNeedsAGroundThatIsThere() {
    TestTerminal studio = reading(new byte[0]);

    assertThat(studio.run("new", "mine", "--terrain", "mont-saint-jaen")).isEqualTo(2);
    assertThat(studio.err()).contains("did you mean `mont-saint-jean`?");
    assertThat(folder.resolve("mine.kriegsspiel")).doesNotExist();
  }

  @Test
  void aNewScenarioOnAnotherGroundNamesNoPlaceOfTheTemplates() throws IOException {
    TestTerminal studio = reading(new byte[0]);

    assertThat(studio.run("new", "mine", "--terrain", "selde-valley")).isZero();
    assertThat(studio.run("check", "mine")).as(studio.out()).isZero();
    assertThat(Files.readString(folder.resolve("mine.kriegsspiel")))
        .contains("terrain  \"selde-valley\"")
        .doesNotContain("Mont-Saint-Jean", "Crossroads", "La Belle Alliance");
  }
}
