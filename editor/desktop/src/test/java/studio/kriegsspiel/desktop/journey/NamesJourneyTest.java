package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.desktop.ui.window.StudioWindow;

/** Names of a scenario and of the army list it brings in, in the text of the window. */
@Timeout(180)
class NamesJourneyTest {
  private static final String LIST =
      "army library \"KGL\"\n  battalion \"5th Line\" as KGL5: 379 men\n";
  private static final String SHEET =
      "orders of \"Commander\" of Blue in \"small.kriegsspiel\"\n  13:05 Foot holds \"Mill\"\n";
  private static final String TEXT =
      """
      scenario "A small affair"
        rules    reisswitz-1824
        terrain  "mont-saint-jean"
        on       18 June 1815 from 13:00 to 15:00

      side Blue "Blue" colour blue
        role "Commander" for Brigade
      side Red "Red" colour red
        role "Commander" for R1

      army of Blue
        brigade "First" as Brigade
          battalion "Foot" as Foot: 600 men, line
          import "kgl.kriegsspiel"
      army of Red
        battalion "Second" as R1: 600 men, line

      deploy
        Foot in line at "La Haye Sainte" facing south
        R1 in line at "La Belle Allianc" facing north
        KGL5 in line at "La Belle Allianc" facing north
      """;

  @TempDir Path folder;
  private OpenWindow open;
  private StudioWindow window;

  @BeforeEach
  void openWindow() throws Exception {
    Files.writeString(folder.resolve("kgl.kriegsspiel"), LIST);
    Files.writeString(folder.resolve("sheet.kriegsspiel"), SHEET);
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

  private void caretAt(String words) throws Exception {
    OpenWindow.events(() -> window.script().area().setCaretPosition(TEXT.indexOf(words)));
  }

  private String text() {
    return window.desk().manuscript().text();
  }

  @Test
  void aNameLeadsToItsDefinitionAndBack() throws Exception {
    caretAt("Foot in line");
    OpenWindow.events(window.names()::goToDefinition);
    OpenWindow.await(
        "the definition is chosen",
        () -> window.script().area().getSelectionStart() == TEXT.indexOf("Foot: 600"));
    assertThat(window.script().area().getSelectedText()).isEqualTo("Foot");
    OpenWindow.events(window.names()::goBack);
    assertThat(window.script().area().getCaretPosition()).isEqualTo(TEXT.indexOf("Foot in line"));
  }

  @Test
  void ctrlAndAClickLeadThereToo() throws Exception {
    var area = window.script().area();
    OpenWindow.events(
        () -> {
          try {
            var at = area.modelToView2D(TEXT.indexOf("R1 in line") + 1).getBounds();
            area.dispatchEvent(
                new MouseEvent(
                    area,
                    MouseEvent.MOUSE_CLICKED,
                    0,
                    InputEvent.CTRL_DOWN_MASK,
                    at.x,
                    at.y + 3,
                    1,
                    false,
                    MouseEvent.BUTTON1));
          } catch (javax.swing.text.BadLocationException e) {
            throw new AssertionError(e);
          }
        });
    OpenWindow.await(
        "led to the definition", () -> area.getSelectionStart() == TEXT.indexOf("R1: 600"));
  }

  @Test
  void aUnitOfAnArmyListOpensItsListInAWindowOfItsOwn() throws Exception {
    caretAt("KGL5 in line");
    OpenWindow.events(window.names()::goToDefinition);
    OpenWindow.await("a second window", () -> open.windows.open().size() == 2);
    StudioWindow list = open.windows.open().get(1);
    OpenWindow.await(
        "the name is chosen in it", () -> "KGL5".equals(list.script().area().getSelectedText()));
    assertThat(list.desk().file().get().name()).isEqualTo("kgl.kriegsspiel");

    OpenWindow.events(
        () ->
            list.script().area().replaceRange("400", LIST.indexOf("379"), LIST.indexOf("379") + 3));
    OpenWindow.await(
        "the scenario reckons with the list as it is open",
        () ->
            window.desk().isChecked()
                && window
                    .desk()
                    .studied()
                    .get()
                    .scenario()
                    .orElseThrow()
                    .units()
                    .anyMatch(each -> each.id().name().equals("KGL5") && each.totalMen() == 400));
    OpenWindow.events(list::close);
    OpenWindow.await("it is counted no more", () -> open.windows.open().size() == 1);
  }

  @Test
  void everyPlaceThatNamesAThingIsListedAndEnterLeadsThere() throws Exception {
    caretAt("R1 in line");
    OpenWindow.events(window.names()::findReferences);
    var table = window.references().table();
    OpenWindow.await("three places", () -> table.getRowCount() == 3);
    assertThat(table.getValueAt(0, 0)).isEqualTo("battalion \"Second\" as R1: 600 men, line");
    assertThat(table.getValueAt(0, 1)).isEqualTo("defines it");
    assertThat(table.getValueAt(1, 0)).isEqualTo("role \"Commander\" for R1");
    assertThat(table.getValueAt(2, 3)).isEqualTo("20");
    assertThat(table.isShowing()).isTrue();
    OpenWindow.events(
        () -> {
          table.setRowSelectionInterval(1, 1);
          table.getActionMap().get("studio-go").actionPerformed(new ActionEvent(table, 0, ""));
        });
    assertThat(window.script().area().getSelectionStart())
        .isEqualTo(TEXT.indexOf("for R1") + "for ".length());
  }

  private static JTextField field(JPopupMenu popup) {
    for (Component each : ((java.awt.Container) popup.getComponent(0)).getComponents()) {
      if (each instanceof JTextField field) {
        return field;
      }
    }
    throw new AssertionError("no field");
  }

  private static JPopupMenu menu() {
    var path = MenuSelectionManager.defaultManager().getSelectedPath();
    return path.length > 0 && path[0] instanceof JPopupMenu popup ? popup : null;
  }

  @Test
  void aUnitIsRenamedInOneStepAndANameThatIsTakenIsRefused() throws Exception {
    caretAt("Foot in line");
    OpenWindow.events(window.script()::rename);
    JTextField name = OpenWindow.onEvents(() -> field(menu()));
    assertThat(name.getText()).isEqualTo("Foot");
    OpenWindow.events(
        () -> {
          name.setText("Brigade");
          name.postActionEvent();
        });
    JLabel sentence = (JLabel) name.getParent().getComponent(2);
    OpenWindow.await("it objects", sentence::isVisible);
    assertThat(sentence.getText()).contains("Brigade");
    OpenWindow.events(
        () -> {
          name.setText("Guards");
          name.postActionEvent();
        });
    OpenWindow.await(
        "renamed",
        () -> text().equals(TEXT.replace("Foot in", "Guards in").replace("as Foot", "as Guards")));
    OpenWindow.events(() -> window.desk().manuscript().undo());
    assertThat(text()).isEqualTo(TEXT);
  }

  @Test
  void aUnitOfAListIsRenamedInItsListTooWhichIsShownToBeSaved() throws Exception {
    OpenWindow.events(() -> window.names().rename(TEXT.indexOf("KGL5 in"), "Fifth", refused -> {}));
    OpenWindow.await("renamed here", () -> text().contains("Fifth in line"));
    OpenWindow.await("and in the list", () -> open.windows.open().size() == 2);
    var list = open.windows.open().get(1).desk();
    OpenWindow.await(
        "its text", () -> list.manuscript().text().contains("\"5th Line\" as Fifth: 379 men"));
    assertThat(list.manuscript().isUnsaved()).isTrue();
    assertThat(Files.readString(folder.resolve("kgl.kriegsspiel"))).isEqualTo(LIST);
  }

  @Test
  void theFilesAndLinesConcernedAreShownBeforeAnythingIsRenamed() throws Exception {
    caretAt("Foot in line");
    OpenWindow.events(window.script()::rename);
    JTextField name = OpenWindow.onEvents(() -> field(menu()));
    JLabel concerned = (JLabel) name.getParent().getComponent(3);
    OpenWindow.await("the places are shown", concerned::isVisible);
    OpenWindow.await(
        "those of the sheet, too",
        () ->
            concerned
                .getText()
                .equals(
                    "<html>Changes 3 places in 2 files:<br>small.kriegsspiel: lines 13, 19"
                        + "<br>sheet.kriegsspiel: line 2</html>"));
    OpenWindow.events(() -> name.setText("Brigade"));
    OpenWindow.await("a taken name is told at once", () -> !concerned.isVisible());
    OpenWindow.events(() -> name.setText("Guards"));
    OpenWindow.await("the places again", concerned::isVisible);
    assertThat(text()).isEqualTo(TEXT);
    OpenWindow.events(name::postActionEvent);
    OpenWindow.await("a second window", () -> open.windows.open().size() == 2);
    var sheet = open.windows.open().get(1).desk();
    OpenWindow.await("its text", () -> sheet.manuscript().text().contains("13:05 Guards holds"));
    OpenWindow.events(() -> sheet.manuscript().undo());
    assertThat(sheet.manuscript().text()).contains("13:05 Foot holds");
  }

  @Test
  void theCaretMarksWhatIsCalledTheSameAndShowsAnExampleOfTheStatement() throws Exception {
    caretAt("R1 in line");
    OpenWindow.await(
        "three marks", () -> window.script().area().getHighlighter().getHighlights().length >= 3);
    JLabel line =
        label(window.script(), "Example of the statement at the caret, and what comes next");
    caretAt("in line at \"La Haye");
    OpenWindow.await("the example", () -> line.getText().contains("<b"));
    assertThat(line.getText()).contains("Next: ").doesNotContain("FORMATION", "((");
  }

  private static JLabel label(Component within, String name) {
    return SwingUtilities.isDescendingFrom(within, within)
        ? labels(within).stream()
            .filter(each -> name.equals(each.getAccessibleContext().getAccessibleName()))
            .findFirst()
            .orElseThrow()
        : null;
  }

  private static List<JLabel> labels(Component within) {
    if (within instanceof JLabel label) {
      return List.of(label);
    }
    return within instanceof java.awt.Container box
        ? java.util.Arrays.stream(box.getComponents())
            .flatMap(each -> labels(each).stream())
            .toList()
        : List.of();
  }

  @Test
  void theMendsOfTheLineComeWithThePreferredOneFirstAndAllOfItsKindLast() throws Exception {
    caretAt("at \"La Belle Allianc\"");
    OpenWindow.events(
        () -> {
          var area = window.script().area();
          Object name = area.getInputMap().get(KeyStroke.getKeyStroke("ctrl PERIOD"));
          area.getActionMap().get(name).actionPerformed(new ActionEvent(area, 0, ""));
        });
    JPopupMenu menu = OpenWindow.onEvents(NamesJourneyTest::menu);
    List<JMenuItem> items =
        java.util.Arrays.stream(menu.getComponents())
            .filter(JMenuItem.class::isInstance)
            .map(JMenuItem.class::cast)
            .toList();
    assertThat(items.get(0).getFont().isBold()).isTrue();
    JMenuItem all =
        items.stream().filter(each -> each.getText().startsWith("mend all")).findFirst().get();
    OpenWindow.events(all::doClick);
    OpenWindow.await(
        "both are mended",
        () -> text().equals(TEXT.replace("La Belle Allianc\"", "La Belle Alliance\"")));
  }
}
