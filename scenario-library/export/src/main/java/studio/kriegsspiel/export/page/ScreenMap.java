package studio.kriegsspiel.export.page;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.LineString;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Terrain;

/**
 * A map for a screen that has yet to be drawn: the whole ground with some troops.
 *
 * @param grounds where the ground is drawn once for all
 * @param known the ground as its reader knows it
 * @param painter draws that
 * @param extent the whole ground
 * @param blocks the troops that are shown
 * @param plans what is planned for them
 * @param title what is played on it
 * @param caption what it shows
 */
public record ScreenMap(
    GroundPictures grounds,
    Terrain known,
    MapPainter painter,
    Bounds extent,
    MapLayers layers,
    List<TroopBlock> blocks,
    PlanMarks plans,
    String title,
    String caption) {
  /** What maps are true to unless another scale is wanted, 1:8000: Reisswitz's blocks lie to it. */
  public static final int USUAL_SCALE = 8000;

  /** Copies the list. */
  public ScreenMap {
    blocks = List.copyOf(blocks);
  }

  MapPicture picture() {
    return grounds.picture(this);
  }

  /**
   * The map as a GeoTIFF without its frame.
   *
   * @param crs code of the ground's system
   */
  public byte[] tiff(String crs) {
    try {
      return MapTiff.of(unframed(), extent, crs);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The picture that the map is by itself, frame and all; good until the next map is drawn. */
  public BufferedImage image() {
    return MapPicture.framed(this);
  }

  /**
   * The picture that a page for a telephone holds, if one of this size can be; good until the next
   * map is drawn.
   */
  public Optional<BufferedImage> paged(int width, int height) {
    return MapPicture.paged(this, width, height);
  }

  /** The picture that a GeoTIFF of the map holds; good until the next map is drawn. */
  public BufferedImage unframed() {
    return MapPicture.unframed(this);
  }

  /**
   * The map as an SVG.
   *
   * @param scale it is drawn at 1:scale
   */
  public byte[] svg(int scale) {
    return MapSvg.of(this, scale);
  }

  /**
   * The map as a Universal VTT file, with walls where the view ends.
   *
   * @param metresPerPace a cell of its grid is some hundreds of these
   */
  public byte[] vtt(double metresPerPace) {
    return MapVtt.of(this, metresPerPace);
  }

  /** The map as a picture without its frame, for pieces to stand on. */
  public byte[] board() {
    return MapPicture.png(unframed());
  }

  /** Whether another map of the same ground has the same troops and plans. */
  public boolean showsTheSame(ScreenMap other) {
    return painter == other.painter && blocks.equals(other.blocks) && plans.equals(other.plans);
  }

  /** The map as a picture as large as a telephone or a chat takes it. */
  public byte[] small() {
    return picture().png();
  }

  /** Closed lines about what blocks the view on it, on the ground; for pieces on a board. */
  public List<LineString> walls() {
    return SightWalls.of(known.features(), extent, MapPicture.fine(extent));
  }

  /** The map as a picture by itself, as large as tables on a screen take it. */
  public byte[] png() {
    return MapPicture.large(this).png();
  }
}
