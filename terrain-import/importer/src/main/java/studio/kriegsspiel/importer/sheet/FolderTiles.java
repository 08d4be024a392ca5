package studio.kriegsspiel.importer.sheet;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * Writes tiles as {@code LEVEL/COLUMN-ROW.png} or {@code .jpg}; a PNG that would be clear all over
 * is left out.
 */
final class FolderTiles implements TileSink {
  private static final float QUALITY = 0.9f;

  private final Path folder;
  private final boolean jpeg;

  /**
   * Makes the folders.
   *
   * @param levels number of sizes
   * @param jpeg whether tiles are JPEG, which loses a little and what is clear
   */
  FolderTiles(Path folder, int levels, boolean jpeg) throws IOException {
    this.folder = folder;
    this.jpeg = jpeg;
    for (int level = 0; level < levels; level++) {
      Files.createDirectories(folder.resolve(Integer.toString(level)));
    }
  }

  @Override
  public void take(int level, int column, int row, int[] argb, int columns) throws IOException {
    if (!jpeg && isClear(argb)) {
      return;
    }
    Path file =
        folder
            .resolve(Integer.toString(level))
            .resolve(column + "-" + row + (jpeg ? ".jpg" : ".png"));
    Files.write(file, jpeg ? jpeg(argb, columns) : PngTile.encode(argb, columns));
  }

  private static boolean isClear(int[] argb) {
    for (int colour : argb) {
      if (colour >>> 24 != 0) {
        return false;
      }
    }
    return true;
  }

  private static byte[] jpeg(int[] argb, int columns) throws IOException {
    int rows = argb.length / columns;
    BufferedImage image = new BufferedImage(columns, rows, BufferedImage.TYPE_3BYTE_BGR);
    byte[] samples = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    for (int i = 0; i < argb.length; i++) {
      samples[3 * i] = (byte) argb[i];
      samples[3 * i + 1] = (byte) (argb[i] >> 8);
      samples[3 * i + 2] = (byte) (argb[i] >> 16);
    }
    ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(64 << 10);
    try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      ImageWriteParam wanted = writer.getDefaultWriteParam();
      wanted.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
      wanted.setCompressionQuality(QUALITY);
      writer.setOutput(out);
      writer.write(null, new IIOImage(image, null, null), wanted);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }
}
