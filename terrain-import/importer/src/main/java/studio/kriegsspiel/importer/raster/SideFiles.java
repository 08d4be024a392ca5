package studio.kriegsspiel.importer.raster;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;

/** The small files beside a raster or picture that say where it lies. */
public final class SideFiles {
  private static final int LONGEST = 1 << 16;

  private SideFiles() {}

  /** The coordinate system beside a file ({@code .prj}), as text. */
  public static Optional<String> findPrj(Path file) {
    return beside(file, List.of("prj", "PRJ")).map(SideFiles::text);
  }

  /** The placing beside a picture (a world file such as {@code .pgw} or {@code .jgw}). */
  public static Optional<Georeference> findWorldFile(Path file) {
    String name = file.getFileName().toString();
    String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    if (extension.length() < 3) {
      return Optional.empty();
    }
    String letters = "" + extension.charAt(0) + extension.charAt(extension.length() - 1) + "w";
    return beside(
            file,
            List.of(
                letters,
                letters.toUpperCase(Locale.ROOT),
                extension + "w",
                extension.toUpperCase(Locale.ROOT) + "W",
                "wld",
                "WLD"))
        .map(SideFiles::readWorldFile);
  }

  /**
   * A sentence where a world file beside a file places it elsewhere than the file itself does.
   *
   * @param own what the file itself says, which counts
   */
  public static Optional<String> contradiction(Path file, Georeference own, int width, int height) {
    Optional<Georeference> beside;
    try {
      beside = findWorldFile(file);
    } catch (GroundException unreadable) {
      return Optional.empty();
    }
    double apart = 0;
    for (int corner = 0; corner < 4 && beside.isPresent(); corner++) {
      double column = corner % 2 * (double) width;
      double row = corner / 2 * (double) height;
      MapPoint here = own.toGround(column, row);
      MapPoint there = beside.get().toGround(column, row);
      apart = Math.max(apart, Math.hypot(here.x() - there.x(), here.y() - there.y()));
    }
    double pixels = apart / own.pixelMetres();
    return pixels <= 0.6
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "%s: its tags and the world file beside it place it up to %.1f pixels apart; the tags"
                    + " were taken.",
                file.getFileName(),
                pixels));
  }

  private static Optional<Path> beside(Path file, List<String> extensions) {
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    String stem = dot < 0 ? name : name.substring(0, dot);
    return extensions.stream()
        .map(extension -> file.resolveSibling(stem + "." + extension))
        .filter(Files::isRegularFile)
        .findFirst();
  }

  private static String text(Path file) {
    try {
      if (Files.size(file) > LONGEST) {
        throw new GroundException(
            file.getFileName().toString(), "is too long to be what its name says", "take it away");
      }
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new GroundException(
          file.getFileName().toString(), "cannot be read", "check your rights", e);
    }
  }

  private static Georeference readWorldFile(Path file) {
    String name = file.getFileName().toString();
    String[] lines = text(file).strip().split("\\s+");
    double[] numbers = new double[6];
    try {
      if (lines.length < 6) {
        throw new NumberFormatException("too short");
      }
      for (int i = 0; i < 6; i++) {
        numbers[i] = Double.parseDouble(lines[i].replace(',', '.'));
      }
    } catch (NumberFormatException e) {
      throw new GroundException(
          name,
          "is no world file of six numbers that place a picture",
          "write it again, or set control points",
          e);
    }
    try {
      return Georeference.fromWorldFile(
          numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
    } catch (IllegalArgumentException e) {
      throw Georeference.unusable(name, e);
    }
  }
}
