package studio.kriegsspiel.terrain.tiff;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** The compressions of blocks that can be undone. */
enum Compression {
  NONE,
  LZW,
  DEFLATE,
  PACK_BITS,
  ZSTD;

  /** The compression with a number of the TIFF tag. */
  static Compression of(long number) {
    return switch ((int) number) {
      case 1 -> NONE;
      case 5 -> LZW;
      case 8, 32946 -> DEFLATE;
      case 32773 -> PACK_BITS;
      case 50000 -> ZSTD;
      default ->
          throw new TiffException(
              "is compressed with " + nameOf((int) number) + ", which the studio does not read",
              nameOf((int) number).startsWith("an unknown")
                  ? "save it without packing in the program that made it"
                  : "convert it with \"gdal_translate -co COMPRESS=DEFLATE in.tif out.tif\"");
    };
  }

  private static String nameOf(int number) {
    return switch (number) {
      case 2, 3, 4 -> "a fax code (CCITT)";
      case 6, 7 -> "JPEG";
      case 34712 -> "JPEG 2000";
      case 34887 -> "LERC";
      case 34925 -> "LZMA";
      case 50001 -> "WebP";
      case 50002 -> "JPEG XL";
      default -> "an unknown method (number " + number + ")";
    };
  }

  /**
   * Unpacks a block.
   *
   * @param packed the bytes in the file
   * @param target filled from its start; bytes that the block does not give stay 0
   * @return number of bytes given
   */
  int unpack(ByteBuffer packed, byte[] target) {
    return switch (this) {
      case NONE -> {
        int count = Math.min(packed.remaining(), target.length);
        packed.get(target, 0, count);
        yield count;
      }
      case LZW -> Lzw.unpack(bytesOf(packed), target);
      case DEFLATE -> inflate(packed, target);
      case PACK_BITS -> PackBits.unpack(packed, target);
      case ZSTD -> zstd(packed, target);
    };
  }

  /** The bytes that remain in a buffer, not copied if they are all it has. */
  static byte[] bytesOf(ByteBuffer packed) {
    if (packed.hasArray()
        && packed.arrayOffset() == 0
        && packed.remaining() == packed.array().length) {
      return packed.array();
    }
    byte[] bytes = new byte[packed.remaining()];
    packed.get(bytes);
    return bytes;
  }

  private static int inflate(ByteBuffer packed, byte[] target) {
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(packed);
      int count = 0;
      while (count < target.length && !inflater.finished()) {
        int step = inflater.inflate(target, count, target.length - count);
        if (step == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
          break;
        }
        count += step;
      }
      return count;
    } catch (DataFormatException e) {
      throw TiffException.damaged("a DEFLATE block cannot be unpacked");
    } finally {
      inflater.end();
    }
  }

  private static int zstd(ByteBuffer packed, byte[] target) {
    byte[] source = bytesOf(packed);
    try {
      long declared =
          io.airlift.compress.zstd.ZstdDecompressor.getDecompressedSize(source, 0, source.length);
      if (declared > target.length) {
        byte[] larger = new byte[(int) Math.min(declared, 2L * target.length + 65_536)];
        int count = decompress(source, larger);
        System.arraycopy(larger, 0, target, 0, target.length);
        return Math.min(count, target.length);
      }
      return decompress(source, target);
    } catch (RuntimeException e) {
      throw TiffException.damaged("a ZSTD block cannot be unpacked");
    }
  }

  private static int decompress(byte[] source, byte[] target) {
    return new io.airlift.compress.zstd.ZstdDecompressor()
        .decompress(source, 0, source.length, target, 0, target.length);
  }

  /** Whether a short block is a fault: packed ones must fill their block. */
  static void requireFull(int given, int wanted, byte[] target) {
    if (given < wanted) {
      Arrays.fill(target, given, wanted, (byte) 0);
      throw TiffException.damaged("a block gives " + given + " of " + wanted + " bytes");
    }
  }
}
