package studio.kriegsspiel.desk.file;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What a file's content looked like, to notice that another program has changed it.
 *
 * @param digest SHA-256 of the content in hexadecimal, empty if there is no file
 */
public record FileStamp(String digest) {
  /** Stands for a file that is not there. */
  public static final FileStamp MISSING = new FileStamp("");

  /** The stamp of some content. */
  public static FileStamp of(byte[] content) {
    try {
      return new FileStamp(
          HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }
}
