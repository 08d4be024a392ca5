package studio.kriegsspiel.cli.command.rehearse;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import studio.kriegsspiel.cli.console.CommandFault;

/**
 * Where Spark is: in a process of its own on this machine, or a cluster's master.
 *
 * @param address {@code local[N]}, or {@code spark://HOST:PORT} (more than one with commas)
 */
record SparkMaster(String address) {
  private static final Pattern LOCAL = Pattern.compile("local(\\[(\\d{1,4}|\\*)])?");
  private static final Pattern HOSTS =
      Pattern.compile("spark://[\\w.-]{1,253}:\\d{1,5}(,[\\w.-]{1,253}:\\d{1,5}){0,8}");
  private static final int PATIENCE_MILLIS = 5_000;
  private static final int HIGHEST_PORT = 65_535;

  /** Out of what the user wrote; anything else is a fault. */
  static SparkMaster of(String address) {
    if (!LOCAL.matcher(address).matches() && !HOSTS.matcher(address).matches()) {
      throw new CommandFault(
          "`%s` is no Spark master; it is local[N] or spark://HOST:PORT.".formatted(address));
    }
    return new SparkMaster(address);
  }

  /** Whether somebody answers there, who else would be waited for a minute; if not, a fault. */
  void answers() {
    if (address.startsWith("local")) {
      return;
    }
    List<String> hosts = Arrays.asList(address.substring("spark://".length()).split(","));
    if (hosts.stream().noneMatch(SparkMaster::isThere)) {
      throw new CommandFault(
          "No Spark master answers at %s; start it, or check host and port.".formatted(address));
    }
  }

  private static boolean isThere(String host) {
    int colon = host.indexOf(':');
    int port = Integer.parseInt(host.substring(colon + 1));
    try (Socket socket = new Socket()) {
      socket.connect(
          new InetSocketAddress(host.substring(0, colon), Math.min(port, HIGHEST_PORT)),
          PATIENCE_MILLIS);
      return true;
    } catch (IOException nobody) {
      return false;
    }
  }
}
