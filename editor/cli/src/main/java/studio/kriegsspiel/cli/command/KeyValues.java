package studio.kriegsspiel.cli.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.cli.console.CommandFault;

/** Reads {@code key=value} arguments. */
final class KeyValues {
  private KeyValues() {}

  /** The pairs in the order given; one without {@code =}, or a key given twice, is a fault. */
  static Map<String, String> parse(List<String> arguments) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String argument : arguments) {
      int equals = argument.indexOf('=');
      if (equals <= 0) {
        throw new CommandFault("`" + argument + "` is not of the form key=value.");
      }
      String key = argument.substring(0, equals);
      if (pairs.putIfAbsent(key, argument.substring(equals + 1)) != null) {
        throw new CommandFault("`" + key + "` is given twice; give it once.");
      }
    }
    return pairs;
  }
}
