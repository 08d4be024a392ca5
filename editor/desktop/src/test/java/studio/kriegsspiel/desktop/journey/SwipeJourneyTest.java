package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.event.ActionEvent;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.accessibility.AccessibleValue;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.map.LayerChoice.Group;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** A red sheet beside the drawn map, parted by a divider that mouse and keys move. */
@Timeout(180)
class SwipeJourneyTest {
  private static final Bounds EXTENT = new Bounds(600_000, 5_600_000, 602_000, 5_602_000);

  @TempDir Path folder;
  private OpenWindow open;

  @BeforeEach
  void openWindow() throws Exception {
    open = OpenWindow.in(folder, Look.LIGHT, 1300, 820);
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  private void openGround(boolean withSheet) throws Exception {
    GridGeometry grid = new GridGeometry(200, 200, EXTENT.west(), EXTENT.north(), 10);
    Terrain.Builder ground =
        Terrain.builder("plain", "EPSG:32631", EXTENT)
            .elevation(ElevationGrid.computed(grid, (x, y) -> 50));
    TerrainPackage.write(
        (withSheet ? ground.sheet(red()) : ground).build(),
        folder.resolve("terrains").resolve("plain"));
    Path file =
        Files.writeString(
            folder.resolve("plain.kriegsspiel"),
            """
            scenario "Plain"
              rules    reisswitz-1824
              terrain  "plain"
              on       18 June 1815 from 13:00 to 15:00
            """);
    OpenWindow.events(() -> open.window.paperwork().openNow(file));
    open.settle();
  }

  private SheetImage red() throws Exception {
    BufferedImage image = new BufferedImage(200, 200, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.RED);
    graphics.fillRect(0, 0, 200, 200);
    graphics.dispose();
    Path file = folder.resolve("sheet.png");
    ImageIO.write(image, "png", file.toFile());
    return new SheetImage(
        "sheet.png",
        200,
        200,
        Georeference.northUp(EXTENT.west(), EXTENT.north(), 10),
        () -> Files.newInputStream(file));
  }

  private JMenuItem item() throws Exception {
    return OpenWindow.onEvents(
        () -> {
          JMenu menu = new JMenu();
          open.window.map().fillLayers(menu);
          return Parts.of(menu.getPopupMenu(), JMenuItem.class)
              .filter(
                  each ->
                      "Sheet image left of a divider"
                          .equals(each.getAccessibleContext().getAccessibleName()))
              .findFirst()
              .orElseThrow();
        });
  }

  private JComponent divider() throws Exception {
    return OpenWindow.onEvents(
        () ->
            Parts.of(open.window.map().canvas(), JComponent.class)
                .filter(
                    each ->
                        "Divider between sheet image and drawn map"
                            .equals(each.getAccessibleContext().getAccessibleName()))
                .findFirst()
                .orElseThrow());
  }

  /** Up to which share of its width the map is red, near its foot. */
  private double redShare() throws Exception {
    open.settle();
    BufferedImage map = OpenWindow.onEvents(() -> open.picture(open.window.map().canvas()));
    int y = map.getHeight() * 2 / 3;
    int last = 0;
    for (int x = 0; x < map.getWidth(); x++) {
      Color pixel = new Color(map.getRGB(x, y));
      last = pixel.getRed() > 200 && pixel.getGreen() < 60 ? x : last;
    }
    return (double) last / map.getWidth();
  }

  private void hit(String stroke) throws Exception {
    JComponent divider = divider();
    OpenWindow.events(
        () ->
            divider
                .getActionMap()
                .get(divider.getInputMap().get(KeyStroke.getKeyStroke(stroke)))
                .actionPerformed(new ActionEvent(divider, ActionEvent.ACTION_PERFORMED, "")));
  }

  @Test
  void mouseAndKeysMoveWhatPartsTheSheetFromTheMap() throws Exception {
    openGround(true);
    OpenWindow.events(
        () -> {
          var layers = open.window.map().view().layers();
          layers.set(layers.get().with(Group.SHEET, false));
        });
    assertThat(redShare()).isZero();
    JMenuItem item = item();
    assertThat(item.isEnabled()).isTrue();
    assertThat(item.isSelected()).isFalse();
    OpenWindow.events(item::doClick);
    assertThat(redShare()).isCloseTo(0.5, within(0.02));
    JComponent divider = divider();
    assertThat(OpenWindow.onEvents(divider::isVisible)).isTrue();
    assertThat(OpenWindow.onEvents(ControlNames::nameless)).isEmpty();

    OpenWindow.events(
        () ->
            divider.dispatchEvent(
                new MouseEvent(
                    divider,
                    MouseEvent.MOUSE_DRAGGED,
                    System.currentTimeMillis(),
                    MouseEvent.BUTTON1_DOWN_MASK,
                    divider.getWidth() / 2 + open.window.map().canvas().getWidth() / 5,
                    100,
                    1,
                    false,
                    MouseEvent.BUTTON1)));
    assertThat(redShare()).isCloseTo(0.7, within(0.02));
    hit("shift LEFT");
    assertThat(redShare()).isCloseTo(0.6, within(0.02));
    AccessibleValue value = divider.getAccessibleContext().getAccessibleValue();
    assertThat(OpenWindow.onEvents(value::getCurrentAccessibleValue).intValue()).isBetween(59, 61);
    hit("END");
    assertThat(redShare()).isGreaterThan(0.8);

    OpenWindow.events(item::doClick);
    assertThat(redShare()).isZero();
    assertThat(OpenWindow.onEvents(divider::isVisible)).isFalse();
  }

  @Test
  void aGroundWithoutASheetHasNothingToPart() throws Exception {
    openGround(false);
    assertThat(item().isEnabled()).isFalse();
    assertThat(OpenWindow.onEvents(divider()::isVisible)).isFalse();
  }
}
