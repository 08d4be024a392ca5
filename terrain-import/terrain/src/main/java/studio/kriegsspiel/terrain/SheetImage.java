package studio.kriegsspiel.terrain;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * The drawn map as an encoded picture (PNG, JPEG or TIFF) and its place on the ground. Pixels are
 * decoded by whoever draws them.
 *
 * @param fileName name of the picture in its package, such as {@code sheet.png}
 * @param widthPixels columns of the picture
 * @param heightPixels rows of the picture
 * @param georeference where the pixels lie
 * @param content the encoded picture
 * @param tiles the same picture cut into a pyramid of tiles, for large sheets
 */
public record SheetImage(
    String fileName,
    int widthPixels,
    int heightPixels,
    Georeference georeference,
    Content content,
    Optional<SheetTiles> tiles) {
  /** A sheet without tiles. */
  public SheetImage(
      String fileName,
      int widthPixels,
      int heightPixels,
      Georeference georeference,
      Content content) {
    this(fileName, widthPixels, heightPixels, georeference, content, Optional.empty());
  }

  /** Opens the encoded picture; the caller closes the stream. */
  public InputStream open() throws IOException {
    return content.open();
  }

  /** Bytes that can be read more than once. */
  @FunctionalInterface
  public interface Content {
    /** Opens the bytes from their beginning; the caller closes the stream. */
    InputStream open() throws IOException;
  }
}
