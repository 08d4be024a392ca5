package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextEdit;

/** Whatever a file says is a finding at its place, and everything else goes on. */
class StudyTest {
  private static final String REST =
      """
        on 18 June 1815 from 13:00 to 15:00
      side Blue "Prussians"
      army of Blue
        battalion "1st" as Line1: 500 men
      """;

  @TempDir Path folder = Path.of("");

  private Study study(String head) throws IOException {
    Path file = folder.resolve("a.kriegsspiel");
    Files.writeString(file, "scenario \"A\"\n" + head + REST);
    return Studies.ofLibrary().read(file);
  }

  private static Finding only(String id, Study study) {
    List<Finding> found = study.findings().stream().filter(each -> each.id().equals(id)).toList();
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  private static String words(Study study, Finding finding) {
    return study.text().substring(finding.span().offset(), finding.span().end());
  }

  @Test
  void aMisspeltSwitchIsAFindingAtItsWordAndTheOthersHold() throws IOException {
    Study study = study("  rules battle-system with brigade-gam, clock-by-phase\n");
    Finding finding = only("KS-RUL-002", study);
    assertThat(words(study, finding)).isEqualTo("brigade-gam");
    assertThat(finding.span().line()).isEqualTo(2);
    assertThat(finding.span().column()).isEqualTo(28);
    assertThat(finding.severity()).isEqualTo(Severity.ERROR);
    assertThat(TextEdit.applyAll(study.text(), finding.fixes().get(0).edits()))
        .contains("with brigade-game, clock-by-phase");
    assertThat(study.findings()).extracting(Finding::id).contains("KS-SID-003");
    assertThat(study.book().id()).isEqualTo(RuleBookId.BATTLE_SYSTEM);
  }

  @Test
  void aRulingCanBeNamedAndIsNotAskedForThen() throws IOException {
    Study asked = study("  rules battle-system\n");
    assertThat(only("KS-BOK-002", asked).message())
        .contains("battalions or brigades as units", "whether the command rules are played");
    Study study = study("  rules battle-system with command-rules, battalion-game\n");
    assertThat(study.findings()).extracting(Finding::id).doesNotContain("KS-RUL-002");
    assertThat(only("KS-BOK-002", study).message())
        .doesNotContain("battalions or brigades", "command rules");
    assertThat(study.book().isOn("no-command-rules")).isFalse();
    Study both = study("  rules battle-system with command-rules, no-command-rules\n");
    assertThat(only("KS-RUL-002", both).message())
        .isEqualTo(
            "The switches `no-command-rules` and `command-rules` exclude each other: keep one.");
    Study near = study("  rules battle-system with comand-rules\n");
    assertThat(only("KS-RUL-002", near).fixes().get(0).title()).isEqualTo("write `command-rules`");
  }

  @Test
  void tablesThatAreNotThereAreAFindingAtTheirName() throws IOException {
    Study study = study("  rules napoleonic-rng tables \"my-tables\"\n");
    Finding finding = only("KS-RUL-003", study);
    assertThat(words(study, finding)).isEqualTo("\"my-tables\"");
    assertThat(finding.message()).isEqualTo("The folder of tables my-tables does not exist.");
    assertThat(study.findings()).extracting(Finding::id).contains("KS-SID-003");
    Files.createDirectory(folder.resolve("my-tables"));
    assertThat(study("  rules napoleonic-rng tables \"my-tables\"\n").findings())
        .extracting(Finding::id)
        .doesNotContain("KS-RUL-003");
    Files.writeString(folder.resolve("my-tables/nonsense.json"), "{}");
    Study nonsense = study("  rules napoleonic-rng tables \"my-tables\"\n");
    assertThat(only("KS-RUL-003", nonsense).message()).contains("nonsense");
  }

  @Test
  void tablesOfATextWithoutFileAreAWarning() {
    Study study =
        Studies.ofLibrary()
            .of(
                "x",
                Optional.empty(),
                "scenario \"A\"\n  rules napoleonic-rng tables \"t\"\n" + REST,
                Cancellation.NEVER);
    assertThat(only("KS-RUL-003", study).severity()).isEqualTo(Severity.WARNING);
  }

  @Test
  void aGroundThatCannotBeReadIsAFindingAndNotMissingAsWell() throws IOException {
    Path torn = Files.createDirectories(folder.resolve("torn"));
    Files.writeString(torn.resolve("terrain.json"), "{");
    Study study = study("  rules reisswitz-1824\n  terrain \"torn\"\n");
    assertThat(words(study, only("KS-POS-005", study))).isEqualTo("\"torn\"");
    assertThat(study.findings()).extracting(Finding::id).doesNotContain("KS-POS-004");
    assertThat(study.findings()).extracting(Finding::id).contains("KS-SID-003");
    Study missing = study("  rules reisswitz-1824\n  terrain \"nowhere\"\n");
    assertThat(missing.findings()).extracting(Finding::id).contains("KS-POS-004");
    assertThat(missing.findings()).extracting(Finding::id).doesNotContain("KS-POS-005");
  }

  @Test
  void aFileThatCannotBeReadIsOneFinding() throws IOException {
    Path noise = folder.resolve("noise.kriegsspiel");
    Files.write(noise, new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
    for (Path each : List.of(noise, folder, folder.resolve("none.kriegsspiel"))) {
      Study study = Studies.ofLibrary().read(each);
      assertThat(study.isReadable()).isFalse();
      assertThat(study.scenario()).isEmpty();
      assertThat(study.findings())
          .singleElement()
          .satisfies(
              finding -> {
                assertThat(finding.id()).isEqualTo("KS-FIL-001");
                assertThat(finding.message()).endsWith(".").doesNotContain("Exception");
              });
    }
  }

  @Test
  void whatNeedsNoSearchComesFirstAndBothTogetherAreAll() {
    for (String slug : List.of("the-farm-of-la-haye-sainte")) {
      Study study = Studies.ofLibrary().read(Library.open().findScenario(slug).orElseThrow());
      String text =
          study.text().replaceFirst("KGL5 in line at \\d+ paces", "KGL5 in line at 9000 paces");
      for (RuleBookId id : RuleBookId.values()) {
        Study changed =
            Studies.ofLibrary()
                .of(study.document(), study.file(), text, Cancellation.NEVER)
                .under(studio.kriegsspiel.rules.library.RuleBooks.get(id));
        List<Finding> quick = changed.findingsAtOnce(Cancellation.NEVER);
        List<Finding> slow = changed.findingsOfSearches(Cancellation.NEVER);
        assertThat(quick.size() + slow.size()).isEqualTo(changed.findings().size());
        assertThat(changed.findings()).containsAll(quick).containsAll(slow);
      }
    }
  }

  @Test
  void anAnswerNobodyWaitsForEnds() throws IOException {
    Study study = study("  rules reisswitz-1824\n");
    AtomicInteger asked = new AtomicInteger();
    Cancellation twice = () -> asked.incrementAndGet() > 2;
    assertThatThrownBy(() -> study.findings(twice)).isInstanceOf(CancellationException.class);
    assertThat(asked).hasValue(3);
    assertThat(study.findings()).isNotEmpty();
    assertThatThrownBy(() -> Studies.ofLibrary().of("a", Optional.empty(), REST, () -> true))
        .isInstanceOf(CancellationException.class);
  }
}
