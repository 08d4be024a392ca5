package studio.kriegsspiel.export.paper;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/** Which studio this is. */
public final class StudioVersion {
  /** What wrote a file, such as {@code Kriegsspiel Studio 0.9.0}. */
  public static final String WRITER = "Kriegsspiel Studio " + current();

  private StudioVersion() {}

  /** Its version, such as {@code 0.9.0}. */
  public static String current() {
    try (InputStream file = StudioVersion.class.getResourceAsStream("version.properties")) {
      Properties read = new Properties();
      read.load(Objects.requireNonNull(file, "version.properties"));
      return read.getProperty("version");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
