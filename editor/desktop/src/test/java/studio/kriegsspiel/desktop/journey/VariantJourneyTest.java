package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.desktop.ui.variant.CompareWindow;
import studio.kriegsspiel.desktop.ui.variant.VariantTabs;
import studio.kriegsspiel.desktop.ui.window.StudioWindow;
import studio.kriegsspiel.scenario.force.UnitId;

/** Variants shown by tabs above the map. */
@Timeout(180)
class VariantJourneyTest {
  private static final String TEXT =
      """
      scenario "A small affair"
        rules    reisswitz-1824
        terrain  "mont-saint-jean"
        on       18 June 1815 from 13:00 to 13:30
      side Blue colour blue
        objective hold "La Haye Sainte"
        role "Commander" for B1
      side Red colour red
        objective take "La Haye Sainte"
        role "General" for R1
      army of Blue
        battalion "First" as B1: 600 men, line
      army of Red
        battalion "Second" as R1: 600 men, line
      deploy
        B1 in line at 300 paces west of "La Haye Sainte" facing south
        R1 in line at 300 paces west of "La Belle Alliance" facing north
      """;
  private static final String VARIANTS =
      """
      variant "<html><h1>Alone" easier for Red
        without B1
      variant "Nearer"
        deploy
          B1 in line at 200 paces west of "La Haye Sainte" facing south
      """;
  private static final UnitId B1 = new UnitId("Blue", "B1");

  @TempDir Path folder;
  private OpenWindow open;
  private StudioWindow window;

  @BeforeEach
  void openWindow() throws Exception {
    Path file = Files.writeString(folder.resolve("small.kriegsspiel"), TEXT);
    open = OpenWindow.in(folder, Look.LIGHT, 1300, 820);
    window = open.window;
    OpenWindow.events(() -> window.paperwork().openNow(file));
    open.settle();
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  private List<String> tabs() throws Exception {
    return OpenWindow.onEvents(
        () -> {
          VariantTabs tabs = window.variants();
          return tabs.isShowing()
              ? IntStream.range(0, tabs.getTabCount()).mapToObj(tabs::getTitleAt).toList()
              : List.of();
        });
  }

  private boolean isOnMap() throws Exception {
    return OpenWindow.onEvents(
        () -> window.map().view().scene().get().orElseThrow().findBlock(B1).isPresent());
  }

  private String text() throws Exception {
    return OpenWindow.onEvents(() -> window.desk().manuscript().text());
  }

  @Test
  void tabsLeadFromTheScenarioToItsVariantsAndBack() throws Exception {
    assertThat(tabs()).as("there is no variant").isEmpty();
    OpenWindow.events(() -> window.desk().manuscript().load(TEXT + VARIANTS));
    open.settle();
    assertThat(tabs()).containsExactly("The scenario itself", "<html><h1>Alone", "Nearer");
    assertThat(window.variants().getToolTipTextAt(1)).endsWith("Alone, easier for Red");
    assertThat(ControlNames.nameless()).isEmpty();
    assertThat(isOnMap()).isTrue();
    OpenWindow.events(window.variants()::next);
    open.settle();
    assertThat(isOnMap()).as("left out").isFalse();
    assertThat(OpenWindow.onEvents(() -> window.desk().caret().get()))
        .as("its section is scrolled to")
        .isBetween(text().indexOf("variant \"<html>"), text().indexOf("without B1"));
    OpenWindow.events(() -> window.variants().setSelectedIndex(2));
    open.settle();
    OpenWindow.events(() -> window.desk().selection().set(Optional.of(B1)));
    open.key("alt RIGHT");
    open.settle();
    assertThat(text())
        .as("turned in the variant alone")
        .startsWith(TEXT)
        .contains("200 paces west of \"La Haye Sainte\" facing south-south-west");
    ExportForm form = ExportForm.open(window);
    assertThat(form.chosen("Of")).isEqualTo("Nearer");
    assertThat(
            OpenWindow.onEvents(
                () ->
                    Parts.of(form.dialog, JTextField.class)
                        .map(JTextField::getText)
                        .anyMatch(each -> each.endsWith("small-variant-2"))))
        .isTrue();
    ExportForm.click(form.dialog, "Cancel");
    OpenWindow.await("it is closed", () -> ExportForm.find("Export").isEmpty());
    OpenWindow.events(window.variants()::next);
    assertThat(OpenWindow.onEvents(() -> window.desk().variant().get())).isEmpty();
    OpenWindow.events(() -> window.desk().manuscript().load(TEXT));
    open.settle();
    assertThat(tabs()).isEmpty();
  }

  @Test
  void aFormOpensForTheVariantThatIsShown() throws Exception {
    OpenWindow.events(() -> window.desk().manuscript().load(TEXT + VARIANTS));
    open.settle();
    OpenWindow.events(() -> window.variants().setSelectedIndex(2));
    for (String kind : List.of("deployment", "restated")) {
      OpenWindow.events(() -> window.statements().add(kind, Map.of()));
      assertThat(
              OpenWindow.onEvents(
                  () ->
                      window.statements().form().get().orElseThrow().face().get().fields().stream()
                          .anyMatch(each -> each.value().equals("Nearer"))))
          .as(kind)
          .isTrue();
      OpenWindow.events(() -> window.statements().leave());
    }
  }

  @Test
  void twoAreComparedSideBySide() throws Exception {
    OpenWindow.events(() -> window.desk().manuscript().load(TEXT + VARIANTS));
    open.settle();
    CompareWindow both = window.comparing();
    OpenWindow.events(
        () -> {
          window.variants().setSelectedIndex(2);
          both.show();
        });
    OpenWindow.await("what differs", () -> both.table().getRowCount() == 1);
    OpenWindow.await("both maps", both::isFresh);
    assertThat(ControlNames.nameless()).isEmpty();
    assertThat(cell(both, 1)).isEqualTo("line, 300 paces west of \"La Haye Sainte\", facing south");
    assertThat(cell(both, 2)).isEqualTo("line, 200 paces west of \"La Haye Sainte\", facing south");
    OpenWindow.events(() -> both.left().view().zoom(3));
    assertThat(scale(both.right().view())).isEqualTo(scale(both.left().view()));
    OpenWindow.events(() -> both.right().view().pan(5000, 0));
    OpenWindow.events(
        () -> {
          both.table().requestFocusInWindow();
        });
    OpenWindow.await("the keyboard", () -> both.table().isFocusOwner());
    OpenWindow.events(
        () -> {
          both.table().clearSelection();
          both.table().setRowSelectionInterval(0, 0);
        });
    assertThat(
            OpenWindow.onEvents(
                () ->
                    both.left()
                        .view()
                        .viewport()
                        .get()
                        .showsWell(
                            Navigation.findSpot(window.desk().studied().get(), B1).orElseThrow())))
        .as("both maps are led to it")
        .isTrue();
    OpenWindow.events(() -> both.dialog().setVisible(false));
    OpenWindow.await("it is empty", () -> both.table().getRowCount() == 0);
    OpenWindow.events(both::show);
    OpenWindow.await("what differs, again", () -> both.table().getRowCount() == 1);
    OpenWindow.await("both maps, again", both::isFresh);
    OpenWindow.events(() -> both.dialog().setVisible(false));
    assertThat(text()).as("looking changes nothing").isEqualTo(TEXT + VARIANTS);
  }

  private static String cell(CompareWindow both, int column) throws Exception {
    return OpenWindow.onEvents(() -> String.valueOf(both.table().getValueAt(0, column)));
  }

  private static double scale(MapView map) throws Exception {
    return OpenWindow.onEvents(() -> map.viewport().get().metresPerPixel());
  }
}
