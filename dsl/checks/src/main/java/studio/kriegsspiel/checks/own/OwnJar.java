package studio.kriegsspiel.checks.own;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * What a jar of checks says of itself; nothing of it is run to know that.
 *
 * @param file its file
 * @param name what it is called
 * @param version which version it is
 * @param checks the classes of its checks
 */
public record OwnJar(Path file, String name, String version, List<String> checks) {
  /** What a jar says it was made for: goes up when an old jar would not fit any more. */
  public static final String LEVEL = "1";

  /** Where in the manifest it says so. */
  public static final String LEVEL_ATTRIBUTE = "Kriegsspiel-Checks";

  private static final String SERVICE = "META-INF/services/studio.kriegsspiel.checks.check.Check";
  private static final int MOST_BYTES = 100_000;

  /** Copies the list. */
  public OwnJar {
    checks = List.copyOf(checks);
  }

  /** The name of its file. */
  public String fileName() {
    return String.valueOf(file.getFileName());
  }

  /**
   * Reads what a jar says of itself.
   *
   * @throws IOException if it is no jar of checks; its message is one sentence for the user
   */
  public static OwnJar read(Path file) throws IOException {
    String shown = String.valueOf(file.getFileName());
    try (JarFile jar = new JarFile(file.toFile())) {
      Manifest manifest = jar.getManifest();
      Attributes main = manifest == null ? new Attributes() : manifest.getMainAttributes();
      String level = main.getValue(LEVEL_ATTRIBUTE);
      if (level == null || jar.getEntry(SERVICE) == null) {
        throw new IOException(
            shown
                + " holds no checks: its manifest says `"
                + LEVEL_ATTRIBUTE
                + ": "
                + LEVEL
                + "` and "
                + SERVICE
                + " names their classes.");
      }
      if (!level.strip().equals(LEVEL)) {
        throw new IOException(
            "%s was made for checks of level %s; this studio has level %s."
                .formatted(shown, level.strip(), LEVEL));
      }
      return new OwnJar(
          file,
          value(main, Attributes.Name.IMPLEMENTATION_TITLE, shown),
          value(main, Attributes.Name.IMPLEMENTATION_VERSION, "without version"),
          classes(jar));
    } catch (java.util.zip.ZipException | SecurityException broken) {
      throw new IOException(shown + " is no jar that can be read.", broken);
    }
  }

  private static String value(Attributes main, Attributes.Name name, String otherwise) {
    String value = main.getValue(name);
    return value == null || value.isBlank() ? otherwise : shown(value);
  }

  /** A jar is shown before it is trusted: nothing of it may write over the terminal. */
  private static String shown(String words) {
    return words.replaceAll("\\p{Cntrl}", " ").strip();
  }

  private static List<String> classes(JarFile jar) throws IOException {
    try (var input = jar.getInputStream(jar.getEntry(SERVICE))) {
      String text =
          new String(input.readNBytes(MOST_BYTES), java.nio.charset.StandardCharsets.UTF_8);
      List<String> classes = new ArrayList<>();
      text.lines()
          .map(line -> shown(line.replaceFirst("#.*", "")))
          .filter(line -> !line.isEmpty())
          .forEach(classes::add);
      return classes;
    }
  }
}
