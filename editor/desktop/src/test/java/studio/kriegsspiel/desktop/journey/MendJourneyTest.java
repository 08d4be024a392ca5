package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JTable;
import javax.swing.MenuSelectionManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/** Problems are mended one after the other without looking for the next. */
@Timeout(180)
class MendJourneyTest {
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
        B1 in line at 300 paces west of "La Haye Saint" facing south
        R1 in line at "La Belle Allianc" facing north
      """;

  @TempDir Path folder;
  private OpenWindow open;

  @BeforeEach
  void openWindow() throws Exception {
    Path file = Files.writeString(folder.resolve("small.kriegsspiel"), TEXT);
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

  private JTable table() {
    return find(open.window.frame().getContentPane());
  }

  private static JTable find(Container parent) {
    for (Component each : parent.getComponents()) {
      if (each instanceof JTable table) {
        return table;
      }
      JTable inner = each instanceof Container container ? find(container) : null;
      if (inner != null) {
        return inner;
      }
    }
    return null;
  }

  private int row(String part) {
    for (int i = 0; i < table().getRowCount(); i++) {
      if (String.valueOf(table().getValueAt(i, 1)).contains(part)) {
        return i;
      }
    }
    throw new AssertionError("no problem with " + part);
  }

  private void clickMend(int row) {
    Rectangle cell = table().getCellRect(row, 4, true);
    for (int kind :
        new int[] {MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED, MouseEvent.MOUSE_CLICKED}) {
      table()
          .dispatchEvent(
              new MouseEvent(
                  table(), kind, 0, 0, cell.x + 9, cell.y + 9, 1, false, MouseEvent.BUTTON1));
    }
  }

  private static JPopupMenu menu() {
    var path = MenuSelectionManager.defaultManager().getSelectedPath();
    return path.length > 0 && path[0] instanceof JPopupMenu popup ? popup : null;
  }

  @Test
  void theMendOpensUnderItsColumnAndLeadsToTheNextProblem() throws Exception {
    OpenWindow.events(() -> clickMend(row("La Haye Saint")));
    OpenWindow.events(
        () -> {
          assertThat(menu()).isNotNull();
          Point cell = table().getLocationOnScreen();
          cell.translate(table().getCellRect(0, 4, true).x, 0);
          assertThat(menu().getLocationOnScreen().x).isEqualTo(cell.x);
          ((JMenuItem) menu().getComponent(0)).doClick();
          menu().setVisible(false);
        });
    OpenWindow.await(
        "the text is mended",
        () ->
            open.window.desk().isChecked()
                && open.window.desk().manuscript().text().contains("\"La Haye Sainte\""));
    OpenWindow.await("the next problem is chosen", () -> table().getSelectedRow() >= 0);
    OpenWindow.events(
        () -> {
          assertThat(table().getSelectedRow()).isEqualTo(row("La Belle Allianc"));
          int offset = open.window.desk().manuscript().text().indexOf("\"La Belle Allianc\"");
          assertThat(open.window.script().area().getCaretPosition())
              .isBetween(offset - 12, offset + 1);
          assertThat(open.window.desk().message().get().sentence()).contains("Next: ");
        });
  }
}
