package studio.kriegsspiel.importer.fuzz;

import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/** Mends the checksums of a PNG, which else keep mutations from what lies behind them. */
final class Pngs {
  private static final long SIGNATURE = 0x89504E470D0A1A0AL;

  private Pngs() {}

  /** The same with right checksums, for every other input; as it is if it begins as no PNG. */
  static byte[] mended(byte[] data) {
    ByteBuffer file = ByteBuffer.wrap(data.clone());
    if (data.length % 2 == 1 || data.length < 8 || file.getLong(0) != SIGNATURE) {
      return data;
    }
    for (int at = 8; at + 12 <= data.length; ) {
      int length = file.getInt(at);
      if (length < 0 || length > data.length - at - 12) {
        break;
      }
      CRC32 sum = new CRC32();
      sum.update(data, at + 4, length + 4);
      file.putInt(at + 8 + length, (int) sum.getValue());
      at += length + 12;
    }
    return file.array();
  }
}
