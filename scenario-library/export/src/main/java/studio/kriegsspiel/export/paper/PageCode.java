package studio.kriegsspiel.export.paper;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Objects;

/**
 * The style and the scripts of pages for a screen. They are the program's own, the same in every
 * page, and a page lets a browser run these alone: its policy names their fingerprints.
 */
public enum PageCode {
  STYLE("page.css"),
  MAP("map.js"),
  PLAYER("player.js"),
  UMPIRE("umpire.js");

  private final String text;
  private final String print;

  PageCode(String file) {
    this.text = read(file);
    this.print = "'sha256-" + Base64.getEncoder().encodeToString(sha256(text)) + "'";
  }

  /** What stands between the tags. */
  public String text() {
    return text;
  }

  /**
   * What a browser may do with a page: show its own pictures, style and scripts, and fetch or send
   * nothing.
   *
   * @param script the script it has beside that of the map
   */
  public static String policy(PageCode script) {
    return "default-src 'none'; img-src data:; style-src %s; script-src %s %s; base-uri 'none'; form-action 'none'"
        .formatted(STYLE.print, MAP.print, script.print);
  }

  private static String read(String file) {
    try (InputStream found =
        Objects.requireNonNull(
            PageCode.class.getResourceAsStream("/studio/kriegsspiel/export/page/" + file), file)) {
      return "\n" + new String(found.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256.", e);
    }
  }
}
