package studio.kriegsspiel.export.tabletop;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.export.page.MapPicture;
import studio.kriegsspiel.terrain.Bounds;

/** Pieces as VASSAL has them, with their pictures: a layer of formations and one of losses. */
final class VassalPieces {
  /** How many sixths of a body may be marked as lost. */
  private static final int LOSSES = 5;

  private static final int BADGE = 22;
  private final BlockPictures blocks;
  private int made;

  /**
   * Pieces for a board.
   *
   * @param extent of its ground
   */
  VassalPieces(Bounds extent) {
    this.blocks = new BlockPictures(extent);
    for (int i = 1; i <= LOSSES; i++) {
      blocks.images().put("loss-" + i + ".png", badge(i));
    }
  }

  /**
   * A piece.
   *
   * @param name of it
   * @param number unique in its module
   * @param definition with its traits
   */
  record Slot(String name, int number, String definition) {}

  /** The pictures of all pieces that were made, by their names. */
  Map<String, byte[]> images() {
    return blocks.images();
  }

  /** How many were made. */
  int made() {
    return made;
  }

  /** A piece in its first formation. */
  Slot slot(Piece piece) {
    made++;
    List<String> pictures = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (TroopBlock shape : piece.shapes()) {
      pictures.add(image(shape));
      names.add("+ (" + shape.formation().label() + ")");
    }
    List<String> lost = new ArrayList<>(List.of(""));
    List<String> lostNames = new ArrayList<>(List.of(""));
    IntStream.rangeClosed(1, LOSSES)
        .forEach(
            sixths -> {
              lost.add("loss-" + sixths + ".png");
              lostNames.add("+ (" + sixths + "/6 lost)");
            });
    String about = piece.about().isEmpty() ? "" : ", " + piece.about();
    String basic = "piece;" + sequence(';', "", "", "", piece.title() + about);
    String type =
        sequence(
            '\t',
            "rotate;" + sequence(';', "1", "82,128", "Turn", "", "", "", "", "", "", "", "true"),
            sequence(
                '\t',
                layer(
                    "Losses",
                    "Lose a sixth",
                    "76,128",
                    "Regain a sixth",
                    "75,128",
                    lost,
                    lostNames),
                sequence(
                    '\t',
                    layer("Formation", "Next formation", "70,128", "", "", pictures, names),
                    basic)));
    String state =
        sequence(
            '\t',
            String.format(Locale.ROOT, "%.1f", piece.facing() == 0 ? 0 : -piece.facing()),
            sequence('\t', "1", sequence('\t', "1", "null;0;0;" + made + ";0")));
    return new Slot(piece.title(), made, "+/" + sequence('/', "null", type, state));
  }

  /** The trait Layer, in the order of its fields. */
  private static String layer(
      String name,
      String up,
      String upKey,
      String down,
      String downKey,
      List<String> pictures,
      List<String> names) {
    return "emb2;"
        + sequence(
            ';',
            "",
            "128",
            "",
            up,
            "128",
            "",
            down,
            "128",
            "",
            "",
            "",
            "1",
            "false",
            "0",
            "0",
            sequence(',', pictures.toArray(String[]::new)),
            sequence(',', names.toArray(String[]::new)),
            String.valueOf(down.isEmpty()),
            name,
            "",
            "",
            "false",
            "",
            "1",
            "1",
            "true",
            "",
            upKey,
            downKey,
            "",
            "1.0",
            "",
            "true");
  }

  /** Parts one behind the other, as the program takes them apart. */
  static String sequence(char between, String... parts) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < parts.length; i++) {
      String part = parts[i].replace(String.valueOf(between), "\\" + between);
      boolean quoted =
          parts[i].startsWith("\\") || parts[i].startsWith("'") && parts[i].endsWith("'");
      text.append(i == 0 ? "" : String.valueOf(between)).append(quoted ? "'" + part + "'" : part);
    }
    return text.toString();
  }

  private String image(TroopBlock shape) {
    return blocks.of(shape, blocks.width(shape), blocks.height(shape));
  }

  private static byte[] badge(int sixths) {
    BufferedImage image = new BufferedImage(BADGE, BADGE, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    MapViewport viewport = new MapViewport(new Bounds(0, 0, BADGE, BADGE), 1, 1);
    Canvas canvas = Canvas.over(graphics, viewport, MapStyle.staffMap());
    canvas.fill(new Rectangle2D.Double(1, 1, BADGE - 2, BADGE - 2), Color.WHITE);
    canvas.dispose();
    graphics.setColor(Color.BLACK);
    graphics.drawRect(1, 1, BADGE - 3, BADGE - 3);
    graphics.setFont(Faces.BOLD.at(15));
    graphics.drawString(String.valueOf(sixths), 7, 16);
    graphics.dispose();
    return MapPicture.png(image);
  }

  /** Where a piece stands on the board, in points from its upper left corner. */
  Optional<int[]> spot(Piece piece) {
    return piece.at().map(at -> blocks.spot(at.x(), at.y()));
  }
}
