package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.library.Library;

/**
 * Check and export say the same of an error that is let stand: either it can be let stand, and the
 * export goes out with it, or it cannot, and the check says so.
 */
class AllowedExportTest {
  @TempDir Path work;

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      quoteCharacter = '~',
      delimiter = '|',
      value = {
        "KS-POS-001 | \"Vogelherd\" facing south-west | \"Nowhere\" facing south-west | false",
        "KS-PAP-001 | \"Orlitz's troops\" | \"Orlitz's 隊 troops\" | false",
        "KS-INF-005 | at 09:48 to Blue | at 12:48 to Blue | true",
        "KS-FRC-006 | deploy\\n | deploy\\n  Hussars in line at \"Mohrsleben\" facing south\\n | true",
        "KS-FRC-007 | C2 in close column | C2 in battery | true",
        "KS-SEC-004 | general idea | place \"Vogelherd\" known to Red\\ngeneral idea | true",
      })
  void checkAndExportSayTheSame(String id, String from, String to, boolean mayStand)
      throws IOException {
    TestTerminal studio = new TestTerminal(work);
    String text =
        Files.readString(Library.open().findScenario("course-08-the-convoy").orElseThrow());
    String old = from.replace("\\n", "\n");
    String now = to.replace("\\n", "\n");
    assertThat(text).contains(old);
    int at = text.indexOf(old);
    String told = text.substring(0, at) + now + text.substring(at + old.length());
    String allowed = told.replace("allow KS-SID-003", "allow " + id + " \"so\"\nallow KS-SID-003");
    Path file = work.resolve("convoy.kriegsspiel");
    Files.writeString(file, told);
    studio.run("check", file.toString());
    assertThat(studio.out()).contains("[" + id + "]");
    Files.writeString(file, allowed);
    int check = studio.run("check", file.toString());
    String checked = studio.out();
    int export = studio.run("export", file.toString(), "--to", "play", "--out", work + "/out");
    assertThat(export).as(studio.out() + studio.err()).isEqualTo(check);
    assertThat(checked.contains("KS-ALW-060")).isNotEqualTo(mayStand);
    assertThat(check).isEqualTo(mayStand ? 0 : 1);
  }
}
