package studio.kriegsspiel.cli.console;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whether somebody answers for a display of X11. Asked before the window toolkit is: once that has
 * failed to reach a display, the process cannot even draw on paper any more.
 */
final class X11Display {
  private static final Pattern NAME = Pattern.compile("([^:]*):(\\d{1,4})(?:\\.\\d+)?");
  private static final int FIRST_PORT = 6000;
  private static final int PATIENCE_MILLISECONDS = 1000;

  private X11Display() {}

  /**
   * Looks for the server's socket, or its port for another machine's.
   *
   * @param name as in the variable {@code DISPLAY}, such as {@code :0} or {@code localhost:10.0}
   * @param sockets the folder of the sockets, usually {@code /tmp/.X11-unix}
   */
  static boolean answers(String name, Path sockets) {
    Matcher match = NAME.matcher(name.strip());
    if (!match.matches()) {
      return false;
    }
    String host = match.group(1);
    String number = match.group(2);
    if (host.isEmpty() || host.equals("unix")) {
      return Files.exists(sockets.resolve("X" + number));
    }
    try (Socket socket = new Socket()) {
      socket.connect(
          new InetSocketAddress(host, FIRST_PORT + Integer.parseInt(number)),
          PATIENCE_MILLISECONDS);
      return true;
    } catch (IOException | IllegalArgumentException unreachable) {
      return false;
    }
  }
}
