package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.drawing.troops.TroopBlock;

@Timeout(180)
class WindowJourneyTest {
  private static final String TEXT =
      """
      scenario "A small affair"
        rules    reisswitz-1824
        terrain  "mont-saint-jean"
        on       18 June 1815 from 13:00 to 15:00

      side Blue "Blue" colour blue
        role "Commander" for B1
      side Red "Red" colour red
        role "Commander" for R1

      army of Blue
        battalion "First" as B1: 600 men, line
      army of Red
        battalion "Second" as R1: 600 men, line

      deploy
        B1 in line at 300 paces west of "La Haye Sainte" facing south // stays
        R1 in line at "La Belle Alliance" facing north
      """;

  @TempDir Path folder;
  private OpenWindow open;
  private Path file;

  @BeforeEach
  void openWindow() throws Exception {
    file = Files.writeString(folder.resolve("small.kriegsspiel"), TEXT);
    open = OpenWindow.in(folder, Look.LIGHT, 1300, 820);
    OpenWindow.events(() -> open.window.paperwork().openNow(file));
    open.settle();
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  private TroopBlock block(String name) throws Exception {
    return OpenWindow.onEvents(
        () ->
            open.window.map().view().scene().get().orElseThrow().blocks().stream()
                .filter(each -> each.unit().name().equals(name))
                .findFirst()
                .orElseThrow());
  }

  private void mouse(int kind, double x, double y) throws Exception {
    var canvas = open.window.map().canvas();
    OpenWindow.events(
        () ->
            canvas.dispatchEvent(
                new MouseEvent(
                    canvas,
                    kind,
                    System.currentTimeMillis(),
                    kind == MouseEvent.MOUSE_RELEASED ? 0 : MouseEvent.BUTTON1_DOWN_MASK,
                    (int) Math.round(x),
                    (int) Math.round(y),
                    1,
                    false,
                    MouseEvent.BUTTON1)));
  }

  private String line(String unit) throws Exception {
    return OpenWindow.onEvents(
        () ->
            open.window
                .desk()
                .manuscript()
                .text()
                .lines()
                .filter(each -> each.strip().startsWith(unit + " in"))
                .findFirst()
                .orElseThrow()
                .strip());
  }

  @Test
  void draggingABlockChangesOnlyItsPositionAndUndoTakesItBack() throws Exception {
    var viewport = OpenWindow.onEvents(() -> open.window.map().view().viewport().get());
    var at = MapView.forPainter(viewport).toPicture(block("B1").centre());
    double north = 225 / viewport.metresPerPixel();
    mouse(MouseEvent.MOUSE_PRESSED, at.x, at.y);
    mouse(MouseEvent.MOUSE_DRAGGED, at.x, at.y - north / 2);
    mouse(MouseEvent.MOUSE_DRAGGED, at.x, at.y - north);
    mouse(MouseEvent.MOUSE_RELEASED, at.x, at.y - north);
    open.settle();

    assertThat(line("B1"))
        .matches("B1 in line at .+ of \"[^\"]+\" facing south // stays")
        .isNotEqualTo("B1 in line at 300 paces west of \"La Haye Sainte\" facing south // stays");
    assertThat(line("R1")).isEqualTo("R1 in line at \"La Belle Alliance\" facing north");
    assertThat(block("B1").centre().distanceMetres(startOfB1())).isBetween(180.0, 270.0);

    OpenWindow.events(() -> open.window.desk().manuscript().undo());
    open.settle();
    String shown = OpenWindow.onEvents(() -> open.window.script().area().getText());
    assertThat(shown).isEqualTo(TEXT);
  }

  private studio.kriegsspiel.terrain.MapPoint startOfB1() throws Exception {
    return OpenWindow.onEvents(
        () ->
            open.window
                .map()
                .view()
                .scene()
                .get()
                .orElseThrow()
                .terrain()
                .findPlace("La Haye Sainte")
                .orElseThrow()
                .at()
                // 300 paces of 0.753 m, as ruling C003 has them.
                .offset(225.9, 270));
  }

  @Test
  void arrowKeysPushTheChosenBlockByTenPacesHoweverFastTheyCome() throws Exception {
    OpenWindow.events(() -> open.window.desk().selection().set(Optional.of(blockId())));
    var canvas = open.window.map().canvas();
    for (int i = 0; i < 5; i++) {
      OpenWindow.events(
          () -> {
            var key = javax.swing.KeyStroke.getKeyStroke(KeyEvent.VK_LEFT, 0);
            Object name = canvas.getInputMap().get(key);
            canvas.getActionMap().get(name).actionPerformed(null);
          });
    }
    OpenWindow.await("the fifth push", () -> line0().contains("350 paces west"));
    assertThat(line("B1"))
        .isEqualTo("B1 in line at 350 paces west of \"La Haye Sainte\" facing south // stays");
  }

  private studio.kriegsspiel.scenario.force.UnitId blockId() {
    return new studio.kriegsspiel.scenario.force.UnitId("Blue", "B1");
  }

  private String line0() {
    return open.window.desk().manuscript().text();
  }

  @Test
  void typingIsCheckedAndAProblemLeadsToItsLine() throws Exception {
    var area = open.window.script().area();
    int at = TEXT.indexOf("La Belle Alliance");
    OpenWindow.events(() -> area.replaceRange("La Belle Allianse", at, at + 17));
    OpenWindow.await(
        "a finding about the unknown place",
        () ->
            open.window.desk().isChecked()
                && open.window.desk().studied().get().findings().stream()
                    .anyMatch(each -> each.message().contains("La Belle Allianse")));
    OpenWindow.await("a wave under it", () -> !area.getParserNotices().isEmpty());
    OpenWindow.events(() -> area.undoLastAction());
    String shown = OpenWindow.onEvents(area::getText);
    assertThat(shown).isEqualTo(TEXT);
  }

  @Test
  void savesAndStartsAgainWithWhatWasUnsaved() throws Exception {
    var area = open.window.script().area();
    OpenWindow.events(() -> area.insert("// note\n", 0));
    OpenWindow.events(() -> open.window.paperwork().save());
    OpenWindow.await("saved", () -> !open.window.desk().manuscript().isUnsaved());
    assertThat(Files.readString(file)).isEqualTo("// note\n" + TEXT);

    open.answers.unsaved = studio.kriegsspiel.desk.core.Questions.Unsaved.CANCEL;
    OpenWindow.events(() -> area.insert("// more\n", 0));
    OpenWindow.events(open.window::quit);
    boolean showing = OpenWindow.onEvents(() -> open.window.frame().isShowing());
    assertThat(showing).isTrue();
  }

  @Test
  void statementsCanBeFolded() throws Exception {
    var area = open.window.script().area();
    OpenWindow.await("folds of the text", () -> area.getFoldManager().getFoldCount() > 0);
    int deploy = (int) TEXT.substring(0, TEXT.indexOf("deploy")).lines().count();
    boolean foldable = OpenWindow.onEvents(() -> area.getFoldManager().isFoldStartLine(deploy));
    assertThat(foldable).isTrue();
  }

  @Test
  void proposesPlacesWithoutHoldingUpTheAuthor() throws Exception {
    var area = open.window.script().area();
    int at = TEXT.indexOf("\"La Belle Alliance\"") + 4;
    OpenWindow.events(
        () -> {
          area.setCaretPosition(at);
          open.window.frame().toFront();
          open.window.script().complete();
        });
    OpenWindow.await("an answer", () -> !open.services.runner().isBusy());
    var proposals =
        open.services.help().complete(Optional.empty(), TEXT, at).stream()
            .map(each -> each.text())
            .toList();
    assertThat(proposals).anyMatch(each -> each.contains("La Belle Alliance"));
  }

  @Test
  void theMapShowsBothSidesInTheirColours() throws Exception {
    var picture = open.picture();
    assertThat(picture.getWidth()).isGreaterThan(1000);
    assertThat(block("B1").colour()).isEqualTo("blue");
    assertThat(block("R1").colour()).isEqualTo("red");
  }
}
