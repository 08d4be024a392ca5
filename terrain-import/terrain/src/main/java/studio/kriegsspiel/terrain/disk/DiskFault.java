package studio.kriegsspiel.terrain.disk;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** What a system says of a disk on which there is no room, in the words of each. */
public final class DiskFault {
  /** What the studio says of it, after the name of a file. */
  static final String FULL_DISK = "there is no room left on the disk";

  private static final List<String> FULL =
      List.of("no space left", "not enough space", "disk full", "disk is full", "quota", FULL_DISK);

  private DiskFault() {}

  /** Whether a file was not written for want of room. */
  public static boolean isFull(IOException failure) {
    String detail = String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
    return FULL.stream().anyMatch(detail::contains);
  }
}
