package studio.kriegsspiel.export.audit;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.LineString;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.export.page.MapTiff;
import studio.kriegsspiel.export.page.ReadersMaps;
import studio.kriegsspiel.export.page.ScreenMap;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.situation.secret.Leak;
import studio.kriegsspiel.situation.secret.SecretFinder;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Reads maps that stand by themselves back. No program reads the letters in a picture, so each map
 * is drawn again from what its reader knows, and every point of it has to be the same.
 */
final class PictureAudit {
  /** The board of a virtual table, a map without its frame. */
  private static final String BOARD = "board.png";

  private final Terrain whole;
  private final ReadersMaps maps;
  private final int scale;
  private final double metresPerPace;
  private final Map<Known, MapPainter> painters = new HashMap<>();

  /** What was read before, by the SHA-256 of its bytes: readers who know the same have one map. */
  private final Map<Asked, PictureReadBack> read = new HashMap<>();

  /** Files that are their readers' maps to the byte. */
  private final Set<Asked> drawings = new HashSet<>();

  /** What was drawn again last. */
  private @Nullable Redrawn last;

  private record Redrawn(Drawn map, String ending, byte[] content) {}

  private record Asked(String sum, Optional<Drawn> wanted) {}

  /** All of a map that makes its picture, on one ground with the same layers. */
  private record Drawn(MapPainter painter, List<TroopBlock> blocks, PlanMarks plans) {
    static Drawn of(ScreenMap map) {
      return new Drawn(map.painter(), map.blocks(), map.plans());
    }
  }

  /** All that is drawn of a ground; its relief and its sheet are there or not. */
  private record Known(
      List<Feature> features, List<Place> places, boolean heights, boolean sheet) {}

  /**
   * An audit of maps.
   *
   * @param whole the ground they show from edge to edge
   * @param ground draws it
   * @param scale maps that are true to scale are drawn at 1:scale
   * @param metresPerPace grids of maps for virtual tables count in it
   * @param maps what readers have, drawn by the painters that it is given
   */
  PictureAudit(
      Terrain whole,
      MapPainter ground,
      int scale,
      double metresPerPace,
      Function<Function<Terrain, MapPainter>, ReadersMaps> maps) {
    this.scale = scale;
    this.metresPerPace = metresPerPace;
    this.whole = whole;
    this.maps =
        maps.apply(
            known ->
                painters.computeIfAbsent(
                    new Known(
                        known.features(),
                        known.places(),
                        known.elevation().isPresent(),
                        known.sheet().isPresent()),
                    key -> ground.showing(known)));
  }

  /**
   * What a PNG holds that its reader's map does not.
   *
   * @param others the sides whose colours are among some, and are not its reader's
   */
  List<Leak> png(Paper paper, Function<Set<Integer>, List<String>> others) throws IOException {
    List<Leak> leaks = new ArrayList<>();
    Optional<ScreenMap> map = map(paper);
    PictureReadBack picture =
        read(
            paper.content(),
            map,
            (width, height) ->
                map.map(paper.fileName().equals(BOARD) ? ScreenMap::unframed : ScreenMap::image));
    if (!picture.plain()) {
      leaks.add(new Leak(paper.fileName(), "file", "notes inside a picture"));
    }
    shown(paper, picture, others, leaks);
    return leaks;
  }

  /**
   * What the picture inside a page holds that its reader's map does not.
   *
   * @param picture as it was read
   */
  List<Leak> within(
      Paper page, PictureReadBack picture, Function<Set<Integer>, List<String>> others) {
    List<Leak> leaks = new ArrayList<>();
    if (!picture.plain()) {
      leaks.add(new Leak(page.fileName(), "map", "notes inside a picture"));
    }
    shown(page, picture, others, leaks);
    return leaks;
  }

  /** The picture inside the page of a reader, in Base64. */
  PictureReadBack read(String base64, PlayerView view) throws IOException {
    ScreenMap map = maps.of(view);
    return read(bytes(base64), Optional.of(map), map::paged);
  }

  private PictureReadBack read(
      byte[] content, Optional<ScreenMap> map, PictureReadBack.Wanted wanted) throws IOException {
    Asked asked = new Asked(sum(content), map.map(Drawn::of));
    PictureReadBack known = read.get(asked);
    if (known == null) {
      known = PictureReadBack.of(content, wanted);
      read.put(asked, known);
    }
    return known;
  }

  private static String sum(byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }

  private static byte[] bytes(String base64) throws IOException {
    try {
      return Base64.getDecoder().decode(base64);
    } catch (IllegalArgumentException noBase64) {
      throw new IOException("a picture that cannot be read", noBase64);
    }
  }

  /** The same of a GeoTIFF, which may know where it lies besides. */
  List<Leak> tiff(Paper paper, Function<Set<Integer>, List<String>> others) throws IOException {
    List<Leak> leaks = new ArrayList<>();
    BufferedImage image = MapTiff.read(paper.content());
    if (!Arrays.equals(paper.content(), MapTiff.of(image, whole.extent(), whole.crs()))) {
      leaks.add(
          new Leak(paper.fileName(), "file", "something besides the picture of the whole ground"));
    }
    Optional<BufferedImage> again = map(paper).map(ScreenMap::unframed);
    shown(paper, PictureReadBack.of(image, again), others, leaks);
    return leaks;
  }

  /** The same of an SVG, whose words can be read besides. */
  List<Leak> svg(Paper paper, SecretFinder finder, Function<Set<Integer>, List<String>> others)
      throws IOException {
    SvgReadBack file = SvgReadBack.of(paper.content());
    List<Leak> leaks = new ArrayList<>(finder.find(paper.fileName(), file.texts()));
    for (String side : others.apply(file.colours())) {
      leaks.add(new Leak(paper.fileName(), "map", "something in the colour of " + side));
    }
    drawnAgain(paper, map -> map.svg(scale), leaks);
    return leaks;
  }

  /**
   * The same of a Universal VTT file, whose walls are those of the ground that the reader knows.
   */
  List<Leak> vtt(Paper paper, Function<Set<Integer>, List<String>> others) throws IOException {
    List<Leak> leaks = new ArrayList<>();
    byte[] png = bytes(JsonReadBack.tree(paper.content()).path("image").asText());
    PictureReadBack picture = PictureReadBack.of(png, (width, height) -> Optional.empty());
    for (String side : others.apply(picture.areas())) {
      leaks.add(new Leak(paper.fileName(), "map", "something in the colour of " + side));
    }
    drawnAgain(paper, map -> map.vtt(metresPerPace), leaks);
    return leaks;
  }

  /** The picture of a board on which everybody's pieces stand: the table's map. */
  List<Leak> board(Paper paper, byte[] png) throws IOException {
    Paper board = new Paper(BOARD, new PaperAudience.Table(), png);
    return png(board, shown -> List.of()).stream()
        .map(leak -> new Leak(paper.fileName(), BOARD, leak.what()))
        .toList();
  }

  /** Where the view ends on that board. */
  List<LineString> walls() {
    return maps.tables().walls();
  }

  /** Whether a file is its reader's map to the byte. */
  private void drawnAgain(Paper paper, Function<ScreenMap, byte[]> file, List<Leak> leaks) {
    Optional<ScreenMap> wanted = map(paper);
    Asked asked = new Asked(sum(paper.content()), wanted.map(Drawn::of));
    if (!drawings.contains(asked)) {
      byte[] again = wanted.map(map -> again(paper, map, file)).orElse(new byte[0]);
      int other = Arrays.mismatch(paper.content(), again);
      if (other < 0) {
        drawings.add(asked);
      } else {
        leaks.add(
            new Leak(
                paper.fileName(),
                "map",
                "something that its reader's map does not show, at byte " + (other + 1)));
      }
    }
  }

  private byte[] again(Paper paper, ScreenMap map, Function<ScreenMap, byte[]> file) {
    String ending = paper.fileName().substring(paper.fileName().lastIndexOf('.'));
    Drawn wanted = Drawn.of(map);
    Redrawn known = last;
    if (known == null || !known.map().equals(wanted) || !known.ending().equals(ending)) {
      known = new Redrawn(wanted, ending, file.apply(map));
      last = known;
    }
    return known.content();
  }

  /** The map of a paper's reader; nothing for readers who get no map by itself. */
  private Optional<ScreenMap> map(Paper paper) {
    return paper
        .audience()
        .match(
            new PaperAudience.Cases<>(
                umpire -> Optional.<ScreenMap>empty(),
                table -> Optional.of(maps.tables()),
                player -> Optional.of(maps.of(player.view())),
                sheets -> Optional.empty(),
                decisions -> Optional.empty(),
                liaison -> Optional.empty(),
                page -> Optional.empty()));
  }

  /** What it should not show; a reader who gets no map by itself has none of any size. */
  private static void shown(
      Paper paper,
      PictureReadBack picture,
      Function<Set<Integer>, List<String>> others,
      List<Leak> leaks) {
    for (String side : others.apply(picture.areas())) {
      leaks.add(new Leak(paper.fileName(), "map", "something in the colour of " + side));
    }
    if (!picture.ofSize()) {
      leaks.add(
          new Leak(paper.fileName(), "map", "a map cut otherwise than the ground all play on"));
    }
    picture
        .other()
        .ifPresent(
            part ->
                leaks.add(
                    new Leak(
                        paper.fileName(),
                        "map",
                        "something that its reader's map does not show, at points %d to %d across and %d to %d down"
                            .formatted(
                                part.x,
                                part.x + part.width - 1,
                                part.y,
                                part.y + part.height - 1))));
  }
}
