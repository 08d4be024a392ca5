package studio.kriegsspiel.cli.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.study.UserFolder;

/** The terminal of the running process. */
public final class SystemTerminal {
  private SystemTerminal() {}

  /**
   * Streams in UTF-8; colours only on a terminal and never under {@code NO_COLOR}.
   *
   * @param version the studio's version
   */
  public static Terminal open(String version) {
    return new Terminal(
        System.in,
        stream(FileDescriptor.out),
        stream(FileDescriptor.err),
        wantsColour(),
        isWatched(),
        hasDisplay(),
        Path.of("").toAbsolutePath(),
        UserFolder.ofProcess(),
        version);
  }

  private static PrintStream stream(FileDescriptor descriptor) {
    return new PrintStream(
        new java.io.BufferedOutputStream(new FileOutputStream(descriptor), 8192),
        true,
        StandardCharsets.UTF_8);
  }

  private static boolean wantsColour() {
    String noColour = environment("NO_COLOR");
    String kind = environment("TERM");
    return isWatched() && noColour.isEmpty() && !kind.equals("dumb");
  }

  /** From Java 22 on there is a console even where no person is; it can be asked. */
  private static boolean isWatched() {
    if (System.console() == null) {
      return false;
    }
    try {
      return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(System.console());
    } catch (ReflectiveOperationException olderJava) {
      return true;
    }
  }

  /**
   * Asked without loading the window toolkit, which takes longer than a whole check. Where there is
   * none the toolkit is told so, that it may still draw on paper.
   */
  private static boolean hasDisplay() {
    boolean display = !Boolean.getBoolean("java.awt.headless") && systemHasDisplay();
    if (!display) {
      System.setProperty("java.awt.headless", "true");
    }
    return display;
  }

  private static boolean systemHasDisplay() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    return system.startsWith("windows")
        || system.startsWith("mac")
        || X11Display.answers(environment("DISPLAY"), Path.of("/tmp/.X11-unix"));
  }

  private static String environment(String name) {
    @Nullable String value = System.getenv(name);
    return value == null ? "" : value;
  }
}
