package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import studio.kriegsspiel.checks.CheckPages;
import studio.kriegsspiel.checks.print.Palette;
import studio.kriegsspiel.checks.print.PrintedFinding;

/** Every fault of file, book and ground has its page, whose example is what the studio says. */
class StudyFaultPagesTest {
  private static final String HEAD = "scenario \"A\"\n";
  private static final String REST = "  on 18 June 1815 from 13:00 to 15:00\n";

  @TempDir Path folder = Path.of("");

  private static String page(StudyFault fault) {
    return CheckPages.find(fault.id()).orElseThrow();
  }

  private String told(StudyFault fault, String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name + ScenarioFinder.SUFFIX), text);
    return told(fault, Studies.ofLibrary().read(file));
  }

  private static String told(StudyFault fault, Study study) {
    PrintedFinding form = new PrintedFinding(Map.of(study.document(), study.text()), Palette.PLAIN);
    StringBuilder out = new StringBuilder();
    study.findings().stream()
        .filter(each -> each.id().equals(fault.id()))
        .forEach(each -> out.append(form.of(each)));
    return out.toString();
  }

  @ParameterizedTest
  @EnumSource
  void everyFaultHasItsPageAndItsLineInTheIndex(StudyFault fault) throws IOException {
    assertThat(page(fault))
        .startsWith("# " + fault.id() + ": " + fault.title() + "\n\nSeverity: error\n")
        .contains("## What it means", "## Example", "## How to mend it", "## What it rests on");
    assertThat(Files.readString(Path.of("../../docs/checks/README.md")))
        .contains(
            "| [%s](%s.md) | error | %s |\n".formatted(fault.id(), fault.id(), fault.title()));
    assertThat(StudyFault.find(fault.id())).contains(fault);
  }

  @Test
  void theExamplesAreWhatTheStudioSays() throws IOException {
    assertThat(page(StudyFault.SWITCH))
        .contains(
            told(
                StudyFault.SWITCH,
                "misspelt",
                HEAD + "  rules battle-system with brigade-gam\n" + REST));
    assertThat(page(StudyFault.TABLES))
        .contains(
            told(
                StudyFault.TABLES,
                "tables",
                HEAD + "  rules napoleonic-rng tables \"my-tables\"\n" + REST));
    assertThat(page(StudyFault.READING))
        .contains(
            told(
                StudyFault.READING,
                "example",
                HEAD
                    + REST
                    + "  reading \"Beemish 1837\"\nside Blue\narmy of Blue\n"
                    + "  battalion \"A\" as A: 379 men\n    source \"Siborne 1844, II p. 60\"\n"
                    + "    or 395 men source \"Beamish 1837, p. 350\"\n"));
    Files.writeString(Files.createDirectories(folder.resolve("torn")).resolve("terrain.json"), "{");
    assertThat(page(StudyFault.GROUND))
        .contains(
            told(
                StudyFault.GROUND,
                "torn",
                HEAD + "  rules reisswitz-1824\n  terrain \"torn\"\n" + REST));
    String nowhere = new ScenarioFinder(folder).locate("nope").fault();
    assertThat(page(StudyFault.UNREADABLE_FILE))
        .contains(
            told(
                StudyFault.UNREADABLE_FILE, Studies.unreadable("nope", Optional.empty(), nowhere)));
  }
}
