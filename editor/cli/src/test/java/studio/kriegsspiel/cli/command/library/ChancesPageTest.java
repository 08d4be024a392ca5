package studio.kriegsspiel.cli.command.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.cli.command.rehearse.Rehearsals;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Played;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.Run;
import studio.kriegsspiel.study.Studies;

/** The table of the library says of how many games its shares are. */
class ChancesPageTest {
  @Test
  void gamesThatBrokeAreToldInTheTableAndBelowIt() {
    Rehearsal rehearsal =
        Rehearsals.of(
            Studies.ofLibrary()
                .read(Library.open().findScenario("course-04-the-attack").orElseThrow()),
            Map.of());
    Run run = rehearsal.run(1);
    ChancesPage page = new ChancesPage(2, 1);
    page.add("whole", rehearsal.begun().situation(), new Chances(List.of(run, run)));
    assertThat(page.brokenGames()).isZero();
    assertThat(page.markdown()).contains("| `whole` | ").doesNotContain("broke");
    page.add(
        "broken",
        rehearsal.begun().situation(),
        new Chances(new Played(List.of(run), List.of(new Played.Broken(2, "no ink")))));
    page.addNot("nothing", "No game of seed 1 can be played to its end: no ink");
    assertThat(page.scenarios()).isEqualTo(2);
    assertThat(page.brokenGames()).isEqualTo(1);
    assertThat(page.markdown())
        .contains("| `broken` (1 of 2 games) | ")
        .contains("- nothing: No game of seed 1 can be played to its end: no ink\n")
        .endsWith(
            """
            ## Games that broke

            They are not counted above.

            - `broken`, game 2 of 2 (`studio rehearse broken --run 2 --seed 1` tells it so far): no ink
            """);
  }
}
