package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JMenu;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JTree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.readers.ReaderWork;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.desktop.ui.reader.ReaderChooser;
import studio.kriegsspiel.desktop.ui.reader.ReaderMenu;
import studio.kriegsspiel.desktop.ui.window.StudioWindow;
import studio.kriegsspiel.situation.knowledge.Reader;

/** The window as one side has it, and back. */
@Timeout(180)
class ReaderJourneyTest {
  private static final String TEXT =
      """
      scenario "A small affair"
        rules    reisswitz-1824
        terrain  "mont-saint-jean"
        on       18 June 1815 from 13:00 to 15:30
        visibility 2000 paces

      side Blue "Blue" colour blue
        objective hold "La Haye Sainte" until 15:30 worth 2
        role "Commander" for B1
      side Red "Red" colour red
        role "General" for R1

      army of Blue
        battalion "First" as B1: 600 men, line
      army of Red
        battalion "Second" as R1: 600 men, line
        battalion "Hidden" as R2: 500 men, line

      deploy
        B1 in line at 300 paces west of "La Haye Sainte" facing south
        R1 in line at "La Belle Alliance" facing north
        R2 in line at 1000 paces south of "La Belle Alliance" facing north

      intelligence
        at 13:00 to Blue from patrol, false: "They have gone."
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
    open.settle();
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  private ReaderChooser chooser() {
    return find(window.frame().getRootPane(), ReaderChooser.class).orElseThrow();
  }

  private static <T extends Component> Optional<T> find(Container in, Class<T> kind) {
    for (Component each : in.getComponents()) {
      Optional<T> found =
          kind.isInstance(each)
              ? Optional.of(kind.cast(each))
              : each instanceof Container inner ? find(inner, kind) : Optional.empty();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private void choose(String words) throws Exception {
    OpenWindow.events(
        () -> {
          for (int i = 0; i < chooser().getItemCount(); i++) {
            if (chooser().getItemAt(i).toString().equals(words)) {
              chooser().setSelectedIndex(i);
            }
          }
        });
    assertThat(chooser().getSelectedItem()).hasToString(words);
  }

  private void chooseBlue() throws Exception {
    choose("Blue");
    OpenWindow.await("told", () -> window.reader().words().contains("They have gone."));
  }

  private long blocks() {
    return window.map().view().scene().get().map(MapScene::blocks).orElseThrow().size();
  }

  /** The name of a row of the order of battle as a screen reader has it. */
  private String row(String title) {
    JTree tree = window.forces().tree();
    for (int row = 0; row < tree.getRowCount(); row++) {
      Object node = tree.getPathForRow(row).getLastPathComponent();
      Component shown =
          tree.getCellRenderer()
              .getTreeCellRendererComponent(tree, node, false, true, true, row, false);
      String name = shown.getAccessibleContext().getAccessibleName();
      if (name.startsWith(title)) {
        return name;
      }
    }
    return "";
  }

  @Test
  void theSwitchShowsMapTreeAndNewsAsASideHasThem() throws Exception {
    assertThat(blocks()).isEqualTo(3);
    chooseBlue();
    assertThat(window.reader().isShowing()).isTrue();
    assertThat(blocks()).isEqualTo(2);
    assertThat(row("Hidden")).endsWith("not known to the reader");
    assertThat(row("First")).doesNotContain("not known");
    assertThat(window.reader().words())
        .contains("Blue, 13:00", "infantry, ", "worth 2")
        .doesNotContain("This is false.");
    OpenWindow.events(() -> window.reader().truth().doClick());
    assertThat(window.reader().words()).contains("This is false.", "Second");
    choose("The umpire");
    open.settle();
    assertThat(blocks()).isEqualTo(3);
    assertThat(row("Hidden")).doesNotContain("not known");
  }

  @Test
  void theMenuChoosesTheSame() throws Exception {
    OpenWindow.events(
        () -> {
          JMenu menu = new JMenu();
          new ReaderMenu(window.desk(), new ReaderWork(window.desk(), open.services.runner()))
              .fill(menu);
          for (Component each : menu.getMenuComponents()) {
            if (each instanceof JRadioButtonMenuItem item
                && item.getText().equals("Red: General")) {
              item.doClick();
            }
          }
        });
    assertThat(window.desk().reader().get())
        .isEqualTo(Optional.of(Reader.Player.ofRole("Red", "General")));
    assertThat(chooser().getSelectedItem()).hasToString("Red: General");
  }
}
