package studio.kriegsspiel.desk.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.work.JobProgress;
import studio.kriegsspiel.desktop.wiring.StudioServices;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.scenario.finding.MapSpot;

/** A map opens on the part that is printed, or on the troops, and goes back to the whole ground. */
class MapViewTest {
  private static final JobProgress QUIET =
      new JobProgress() {
        @Override
        public void report(double fraction, String what) {
          // Nobody looks.
        }

        @Override
        public boolean isCancelled() {
          return false;
        }
      };

  private Studied study(String text, long version) {
    return StudioServices.textStudy()
        .study("a", Optional.empty(), new Snapshot(version, text), QUIET, early -> {});
  }

  /** A private letter that no font has: the map shows the short name, not an empty box. */
  @Test
  void namesThatNoFontCanWriteGiveWayToShortNames() throws Exception {
    Desk desk = new Desk();
    MapView view = new MapView(desk);
    desk.studied()
        .set(
            study(
                """
                scenario "Letters"
                  rules reisswitz-1824
                  terrain "mont-saint-jean"
                  on 18 June 1815 from 13:00 to 15:00
                side Blue "Blue" colour blue
                army of Blue
                  battalion "\udbff\udffd" as B1: 600 men, line
                  battalion "Second" as B2: 600 men, line
                deploy
                  B1 in line at 300 paces west of "La Haye Sainte" facing south
                  B2 in line at 600 paces west of "La Haye Sainte" facing south
                """,
                1));
    assertThat(view.scene().get().orElseThrow().blocks())
        .extracting(TroopBlock::label)
        .containsExactlyInAnyOrder("B1", "Second");
  }

  /** The text asks for 2200 m by 3 km of a ground of 7.5 by 6 km. */
  @Test
  void opensOnThePartThatIsPrinted() throws Exception {
    Desk desk = new Desk();
    MapView view = new MapView(desk);
    view.resize(1000, 1000);
    String text = Files.readString(Library.open().firstScenario());
    desk.studied().set(study(text, 1));

    Viewport part = view.viewport().get();
    assertThat(part.metresPerPixel() * 1000).isBetween(3000.0, 3200.0);
    view.fit();
    assertThat(view.viewport().get().metresPerPixel() * 1000).isBetween(7500.0, 8000.0);
  }

  /** Without such a part two brigades 1,300 m from each other are shown, not the whole ground. */
  @Test
  void opensOnTheTroopsElse() throws Exception {
    Desk desk = new Desk();
    MapView view = new MapView(desk);
    view.resize(1000, 1000);
    String text = Files.readString(Library.open().blankScenario());
    desk.studied().set(study(text, 1));

    Viewport opened = view.viewport().get();
    assertThat(opened.metresPerPixel() * 1000).isBetween(2400.0, 4500.0);
    view.scene()
        .get()
        .orElseThrow()
        .blocks()
        .forEach(
            block ->
                assertThat(opened.showsWell(new MapSpot(block.centre().x(), block.centre().y())))
                    .isTrue());
  }
}
