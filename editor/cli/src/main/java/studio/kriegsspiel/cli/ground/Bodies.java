package studio.kriegsspiel.cli.ground;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.situation.march.Body;

/** Bodies of troops as a user types them. */
public final class Bodies {
  private static final Pattern FORM = Pattern.compile("([a-z._]+)(?::(\\d{1,6}))?");

  private Bodies() {}

  /**
   * Reads {@code infantry.line:600}; guns are counted by pieces.
   *
   * @throws CommandFault if there are no such troops
   */
  public static Body of(String text) {
    Matcher match = FORM.matcher(text.strip());
    if (!match.matches()) {
      throw new CommandFault(
          "`"
              + text
              + "` is no body of troops; write it as infantry.line:600 or artillery.medium:8.");
    }
    UnitType type = type(match.group(1));
    if (match.group(2) == null) {
      return Body.of(type);
    }
    int strength = Integer.parseInt(match.group(2));
    if (strength < 1) {
      throw new CommandFault(
          "A body of troops has at least one man or gun; `" + text + "` has none.");
    }
    return Body.of(type, strength);
  }

  private static UnitType type(String key) {
    List<String> keys = Arrays.stream(UnitType.values()).map(UnitType::key).toList();
    return UnitType.findByKey(key)
        .orElseThrow(() -> NearMiss.fault("There are no troops `" + key + "`", key, keys));
  }
}
