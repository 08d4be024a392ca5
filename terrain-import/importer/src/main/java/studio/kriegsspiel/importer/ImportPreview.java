package studio.kriegsspiel.importer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * What an import will do.
 *
 * @param crs system of the terrain
 * @param crsProposed whether the studio chose it
 * @param extent edges of the terrain
 * @param grid cells of heights or slope, if there are any
 * @param cellProposed whether the studio chose their size
 * @param handEdits how many of the ground that lies at the target will be kept
 * @param sources what is read, a line each
 * @param doubts what the import will warn of, as far as it is known before, a sentence each
 */
public record ImportPreview(
    String crs,
    boolean crsProposed,
    Bounds extent,
    Optional<GridGeometry> grid,
    boolean cellProposed,
    int handEdits,
    List<String> sources,
    List<String> doubts) {
  /** Keeps its own copies. */
  public ImportPreview {
    sources = List.copyOf(sources);
    doubts = List.copyOf(doubts);
  }

  /** The same in words, a line each. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    sources.forEach(source -> lines.add("reads   " + source));
    lines.add("system  " + crs + (crsProposed ? " (proposed)" : ""));
    lines.add(
        String.format(
            Locale.ROOT,
            "extent  %.0f to %.0f east, %.0f to %.0f north (%.1f x %.1f km)",
            extent.west(),
            extent.east(),
            extent.south(),
            extent.north(),
            extent.widthMetres() / 1000,
            extent.heightMetres() / 1000));
    grid.ifPresent(
        cells ->
            lines.add(
                String.format(
                    Locale.ROOT,
                    "grid    %d x %d cells of %s m%s",
                    cells.columns(),
                    cells.rows(),
                    trim(cells.cellMetres()),
                    cellProposed ? " (proposed)" : "")));
    if (handEdits > 0) {
      lines.add(
          "keeps   %d %s of the ground that lies there"
              .formatted(handEdits, handEdits == 1 ? "hand edit" : "hand edits"));
    }
    doubts.forEach(doubt -> lines.add("note    " + doubt));
    return lines;
  }

  /** A number without a fraction of nothing. */
  static String trim(double number) {
    return number == Math.rint(number)
        ? Long.toString((long) number)
        : String.format(Locale.ROOT, "%s", number);
  }
}
