package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.desktop.journey.OpenWindow.events;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desktop.ui.gallery.GalleryPanel;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.scenario.finding.Severity;

/** A scenario is chosen on the window's first page. */
class GalleryJourneyTest {
  @TempDir Path folder = Path.of("");
  private OpenWindow open;

  @BeforeEach
  void openWindow() throws Exception {
    open = OpenWindow.in(folder, Look.LIGHT, 1200, 800);
    events(() -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
    open.settle();
    events(() -> open.window.firstPage().open());
    OpenWindow.await(
        "cards are shown",
        () -> open.window.firstPage().panel().cardList().getModel().getSize() > 0);
  }

  @AfterEach
  void closeWindow() throws Exception {
    open.close();
  }

  @Test
  void aCopyKnowsTheArmyListsOfTheLibrary() throws Exception {
    GalleryPanel panel = open.window.firstPage().panel();
    events(() -> panel.search("guard waterloo"));
    events(panel::openChosen);
    open.settle();
    var studied = OpenWindow.onEvents(() -> open.window.desk().studied().get());
    assertThat(studied.scenario().orElseThrow().title()).isEqualTo("The Guard at Waterloo");
    assertThat(studied.findings())
        .filteredOn(each -> each.severity() == Severity.ERROR)
        .as("the army lists are found, though the copy has no file yet")
        .isEmpty();
  }

  @Test
  void aCardIsFoundAndOpenedAsACopy() throws Exception {
    GalleryPanel panel = open.window.firstPage().panel();
    assertThat(panel.cardList().getModel().getSize())
        .isEqualTo(open.services.library().scenarios().size());
    events(() -> panel.search("seldenau bridge"));
    assertThat(panel.cardList().getSelectedValue().card().slug())
        .isEqualTo("the-bridge-of-seldenau");
    events(panel::openChosen);
    open.settle();
    assertThat(open.window.firstPage().isOpen()).isFalse();
    assertThat(open.window.desk().manuscript().text())
        .contains("scenario \"The Bridge of Seldenau\"");
    assertThat(open.window.desk().file().get().path()).isEmpty();
  }

  @Test
  void wordsThatFitNothingOpenNothing() throws Exception {
    GalleryPanel panel = open.window.firstPage().panel();
    events(() -> panel.search("no such fight anywhere"));
    assertThat(panel.cardList().getModel().getSize()).isZero();
    events(panel::openChosen);
    assertThat(open.window.firstPage().isOpen()).isTrue();
    events(() -> open.window.firstPage().close());
    assertThat(open.window.firstPage().isOpen()).isFalse();
  }
}
