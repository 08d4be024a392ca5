package studio.kriegsspiel.terrain.tiff;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** The PackBits run-length code of TIFF 6.0, section 9. */
final class PackBits {
  private PackBits() {}

  static int unpack(ByteBuffer packed, byte[] target) {
    int at = 0;
    while (packed.hasRemaining() && at < target.length) {
      int control = packed.get();
      if (control >= 0) {
        int count = Math.min(control + 1, Math.min(target.length - at, packed.remaining()));
        packed.get(target, at, count);
        at += count;
      } else if (control != -128 && packed.hasRemaining()) {
        int count = Math.min(1 - control, target.length - at);
        Arrays.fill(target, at, at + count, packed.get());
        at += count;
      }
    }
    return at;
  }
}
