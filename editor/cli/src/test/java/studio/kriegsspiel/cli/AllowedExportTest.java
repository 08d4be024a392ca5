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
        "KS-SID-004 | by 11:30 worth 5 | by 12:30 worth 5 | true",
        "KS-INF-005 | at 09:48 to Blue | at 12:48 to Blue | true",
        "KS-FRC-003 | as Greys | as Hussars | true",
        "KS-FRC-006 | deploy\n | deploy\n  Hussars in line at \"Mohrsleben\" facing south\n | true",
        "KS-FRC-007 | C2 in close column | C2 in battery | true",
        "KS-SEC-004 | general idea | place \"Rabenstein\" known to Red\ngeneral idea | true",
        "KS-SEC-001 | patrols on this side | patrols on this side, Orlitz among them | true",
      })
  void checkAndExportSayTheSame(String id, String old, String now, boolean mayStand)
      throws IOException {
    String text = Files.readString(Library.open().findScenario("course-08-the-convoy").orElseThrow());
    assertThat(text).contains(old);
    String told = text.replaceFirst(java.util.regex.Pattern.quote(old), now);
    String allowed = told.replace("allow KS-SID-003", "allow " + id + " \"so\"\nallow KS-SID-003");
    Path file = work.resolve("convoy.kriegsspiel");
    Files.writeString(file, told);
    TestTerminal before = TestTerminal.run("check", file.toString());
    assertThat(before.out()).contains("[" + id + "]");
    Files.writeString(file, allowed);
    TestTerminal check = TestTerminal.run("check", file.toString());
    TestTerminal export =
        TestTerminal.run(
            "export", file.toString(), "--to", "play,pack", "--out", work.resolve("o").toString());
    System.out.println(id + "\n" + check.out() + "\n" + export.out() + export.err());
  }
}
