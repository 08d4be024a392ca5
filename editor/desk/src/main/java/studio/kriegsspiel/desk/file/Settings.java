package studio.kriegsspiel.desk.file;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * What the window remembers between two evenings: look, size, recent files. A settings file that
 * cannot be read counts as empty and is left as it is; one that cannot be written is told to {@code
 * problems} once.
 */
public final class Settings {
  private final Path file;
  private final Properties values = new Properties();
  private final Consumer<String> problems;
  private final boolean kept;
  private final @Nullable Settings first;
  private String trouble = "";
  private boolean failed;

  /** Reads {@code desktop.properties} of {@code folder}, which need not exist. */
  public Settings(Path folder, Consumer<String> problems) {
    this.file = folder.resolve("desktop.properties");
    this.problems = problems;
    this.first = null;
    this.kept = isRead();
  }

  private boolean isRead() {
    if (!Files.exists(file)) {
      return true;
    }
    try (Reader reader = Files.newBufferedReader(file)) {
      values.load(reader);
      return true;
    } catch (IOException | IllegalArgumentException damaged) {
      values.clear();
      trouble =
          "Your settings in "
              + file
              + " cannot be read; the file is left as it is, and what you choose now ends with the"
              + " studio. Move it away to begin anew.";
      return false;
    }
  }

  private Settings(Settings other) {
    this.file = other.file;
    this.problems = other.problems;
    this.kept = false;
    this.first = other.first == null ? other : other.first;
    this.trouble = other.trouble;
    this.values.putAll(other.values);
  }

  /** The same for a window beside the first, whose own choices end with it. */
  public Settings ofAnotherWindow() {
    return new Settings(this);
  }

  /** Those that all windows share: what is chosen there is kept from whichever window. */
  public Settings ofAllWindows() {
    return first == null ? this : first;
  }

  /** Why nothing of them could be read, in a sentence; empty if they were. */
  public String trouble() {
    return trouble;
  }

  /** The value under a name, or {@code otherwise}. */
  public String get(String name, String otherwise) {
    return values.getProperty(name, otherwise);
  }

  /** The whole number under a name, or {@code otherwise} if there is none. */
  public int getInt(String name, int otherwise) {
    try {
      return Integer.parseInt(get(name, ""));
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }

  /** The yes or no under a name. */
  public boolean getFlag(String name, boolean otherwise) {
    return Boolean.parseBoolean(get(name, Boolean.toString(otherwise)));
  }

  /** Remembers a value at once. */
  public void put(String name, String value) {
    if (!value.equals(values.setProperty(name, value)) && kept) {
      write();
    }
  }

  private void write() {
    StringWriter out = new StringWriter();
    new TreeMap<>(values)
        .forEach((key, value) -> out.write(line(String.valueOf(key), String.valueOf(value))));
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      WholeFiles.write(file, to -> to.write(out.toString().getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      if (!failed) {
        problems.accept("Settings cannot be kept in " + file + " (" + e.getMessage() + ").");
      }
      failed = true;
    }
  }

  private static String line(String key, String value) {
    return key + "=" + value.replace("\\", "\\\\").replace("\n", "\\n") + "\n";
  }
}
