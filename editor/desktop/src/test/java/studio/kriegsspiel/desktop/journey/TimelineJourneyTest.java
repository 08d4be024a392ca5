package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.ActionEvent;
import java.awt.event.MouseEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.timeline.Timeline;
import studio.kriegsspiel.desk.timeline.TimelineItem;
import studio.kriegsspiel.desk.timeline.TimelineLayout;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.desktop.ui.timeline.TimelineCanvas;
import studio.kriegsspiel.desktop.ui.window.StudioWindow;
import studio.kriegsspiel.scenario.force.UnitId;

/** What is due is moved and added by hand, and the text says it. */
@Timeout(180)
class TimelineJourneyTest {
  private static final String TEXT =
      """
      scenario "A small affair"
        rules    reisswitz-1824
        terrain  "mont-saint-jean"
        on       18 June 1815 from 19:00 to 21:30

      side Blue "Blue" colour blue
        objective hold "La Haye Sainte" until 21:30
        role "Commander" for B1
      side Red "Red" colour red
        role "Commander" for R1

      army of Blue
        battalion "First" as B1: 600 men, line
        battalion "Third" as B3: 600 men, line
      army of Red
        battalion "Second" as R1: 600 men, line

      deploy
        B1 in line at 300 paces west of "La Haye Sainte" facing south
        R1 in line at "La Belle Alliance" facing north

      intelligence
        at 19:20 to Blue from patrol, reliable: "They come." // as he saw it
        between 20:00 and 20:10 to Red from an inhabitant, doubtful: "The farm is held."
        when Red.R1 within 400 paces of "La Haye Sainte" tell Blue by B1 "Help."

      events
        at move 16 the weather becomes "rain"
      """;

  @TempDir Path folder;
  private OpenWindow open;
  private StudioWindow window;

  @BeforeEach
  void openWindow() throws Exception {
    Path file = Files.writeString(folder.resolve("small.kriegsspiel"), TEXT);
    open = OpenWindow.in(folder, Look.LIGHT, 1300, 820);
    window = open.window;
    OpenWindow.events(() -> window.paperwork().openNow(file));
    OpenWindow.events(() -> window.reveal(window.times(), window.times()::focusLanes));
    await();
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  private void await() throws Exception {
    OpenWindow.await(
        "laid out", () -> timeline().version() == window.desk().manuscript().version());
  }

  private Timeline timeline() {
    return window.timeline().timeline().get();
  }

  private TimelineCanvas canvas() {
    return window.times().canvas();
  }

  private TimelineItem item(String id) {
    return timeline().items().stream()
        .filter(each -> each.id().startsWith(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError(id + " of " + timeline().items()));
  }

  private String text() {
    return window.desk().manuscript().text();
  }

  private void mouse(int kind, int x, int y) throws Exception {
    OpenWindow.events(
        () ->
            canvas()
                .dispatchEvent(
                    new MouseEvent(
                        canvas(),
                        kind,
                        System.currentTimeMillis(),
                        kind == MouseEvent.MOUSE_RELEASED ? 0 : MouseEvent.BUTTON1_DOWN_MASK,
                        x,
                        y,
                        1,
                        false,
                        MouseEvent.BUTTON1)));
  }

  private void drag(String id, String to) throws Exception {
    TimelineLayout layout = OpenWindow.onEvents(() -> canvas().laid());
    TimelineLayout.Box box = layout.find(item(id).id()).orElseThrow();
    String[] clock = to.split(":");
    int x =
        layout.x(
            LocalDateTime.of(1815, 6, 18, Integer.parseInt(clock[0]), Integer.parseInt(clock[1])));
    mouse(MouseEvent.MOUSE_PRESSED, box.x() + 1, box.y() + 5);
    mouse(MouseEvent.MOUSE_DRAGGED, box.x() + 20, box.y() + 5);
    mouse(MouseEvent.MOUSE_DRAGGED, x + 1, box.y() + 5);
    mouse(MouseEvent.MOUSE_RELEASED, x + 1, box.y() + 5);
    await();
  }

  private void key(String stroke) throws Exception {
    OpenWindow.events(
        () ->
            canvas()
                .getActionMap()
                .get(canvas().getInputMap().get(javax.swing.KeyStroke.getKeyStroke(stroke)))
                .actionPerformed(new ActionEvent(canvas(), 0, "")));
  }

  @Test
  void everythingDueHasItsPlaceAndTheSunGoesDown() {
    assertThat(item("NEWS:Blue").begins()).isEqualTo(LocalDateTime.of(1815, 6, 18, 19, 20));
    assertThat(item("NEWS:Red").ends()).isEqualTo(LocalDateTime.of(1815, 6, 18, 20, 10));
    assertThat(item("OBJECTIVE:Blue").begins()).isEqualTo(LocalDateTime.of(1815, 6, 18, 21, 30));
    // The sixteenth move of two minutes begins half an hour after play.
    assertThat(item("SKY:").begins()).isEqualTo(LocalDateTime.of(1815, 6, 18, 19, 30));
    assertThat(timeline().waiting()).hasSize(1);
    assertThat(timeline().waiting().get(0).sentence()).startsWith("When its condition holds Blue");
    assertThat(timeline().lanes())
        .extracting(Timeline.Lane::title)
        .containsExactly("Blue", "Red", "Umpire");
    // On the longest days the sun sets there after eight by its own time.
    assertThat(timeline().dim()).isNotEmpty();
    assertThat(timeline().dim().get(0).from()).isAfter(LocalDateTime.of(1815, 6, 18, 20, 0));
  }

  @Test
  void whatIsDraggedIsWrittenAnewAndNothingElse() throws Exception {
    drag("NEWS:Blue", "20:02");
    assertThat(text()).isEqualTo(TEXT.replace("at 19:20 to Blue", "at 20:02 to Blue"));
    drag("SKY:", "19:40");
    assertThat(text())
        .isEqualTo(
            TEXT.replace("at 19:20 to Blue", "at 20:02 to Blue").replace("move 16", "move 21"));
    OpenWindow.events(
        () -> {
          window.desk().manuscript().undo();
          window.desk().manuscript().undo();
        });
    assertThat(text()).isEqualTo(TEXT);
  }

  @Test
  void bothTimesOfASpanGoTogether() throws Exception {
    drag("NEWS:Red", "20:30");
    assertThat(text())
        .isEqualTo(TEXT.replace("between 20:00 and 20:10", "between 20:30 and 20:40"));
  }

  @Test
  void arrowsChooseAndAltArrowsMoveHoweverFastTheyCome() throws Exception {
    OpenWindow.events(() -> window.timeline().choose(item("NEWS:Blue"), false));
    for (int i = 0; i < 5; i++) {
      key("alt RIGHT");
    }
    OpenWindow.await("ten minutes later", () -> text().contains("at 19:30 to Blue"));
    await();
    key("alt LEFT");
    OpenWindow.await("two minutes back", () -> text().contains("at 19:28 to Blue"));
    await();
    key("RIGHT");
    assertThat(window.timeline().findChosen().orElseThrow().id()).startsWith("SKY:");
    key("UP");
    assertThat(window.timeline().findChosen().orElseThrow().lane()).isEqualTo("Red");
    key("ENTER");
    assertThat(window.script().area().getSelectedText()).startsWith("between 20:00 and 20:10");
  }

  @Test
  void whatIsAddedStandsInItsSectionWithItsWordsChosen() throws Exception {
    var adding = new studio.kriegsspiel.desk.timeline.TimelineAdding(window.timeline());
    LocalDateTime at = LocalDateTime.of(1815, 6, 18, 20, 15);
    OpenWindow.events(() -> adding.reminder(at));
    assertThat(text()).contains("by B1 \"Help.\"\n  at 20:16 to the umpire: \"What is told.\"\n");
    assertThat(window.script().area().getSelectedText()).isEqualTo("What is told.");
    OpenWindow.await("read", () -> window.desk().isChecked());
    OpenWindow.events(() -> adding.march(new UnitId("Red", "R1"), at));
    assertThat(text()).contains("becomes \"rain\"\n  at 20:16 R1 marches to \"");
    OpenWindow.await("read", () -> window.desk().isChecked());
    OpenWindow.await(
        "its way on the map",
        () ->
            window.map().plans().marks().get().ways().stream()
                .anyMatch(each -> each.label().equals("Second, 20:16")));
    assertThat(window.desk().studied().get().findings())
        .noneMatch(each -> each.id().startsWith("KS-SYN"));
  }

  @Test
  void theAxisChoosesAMinute() throws Exception {
    key("shift RIGHT");
    assertThat(window.desk().minute().get())
        .isEqualTo(Optional.of(LocalDateTime.of(1815, 6, 18, 19, 2)));
    key("ESCAPE");
    assertThat(window.desk().minute().get()).isEmpty();
  }
}
