package studio.kriegsspiel.reading.decision;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.rules.procedure.Parameter;

/** The name of a field and its unit, from what the question says of it. */
final class FieldWords {
  private static final Pattern UNIT =
      Pattern.compile(
          "(.+?),? in (paces|degrees|inches|millimetres|movement spaces|metres|points|pounds)\\b(.*)");
  private static final Pattern COUNTED =
      Pattern.compile(
          "(?i).*-?(paces|moves|inches|spaces|minutes|metres|men|percent|points|mm|degrees)");

  private FieldWords() {}

  static String label(Parameter parameter) {
    Matcher match = UNIT.matcher(parameter.title());
    String plain =
        role(
            parameter.name(),
            match.matches() ? match.group(1) + match.group(3) : parameter.title());
    return Capital.of(plain);
  }

  /** Says whose it is where the words alone do not. */
  private static String role(String name, String words) {
    for (String role : new String[] {"attacker", "defender", "target"}) {
      if (name.startsWith(role + "-") && !words.contains(role)) {
        return role + ": " + words;
      }
    }
    return words;
  }

  static String unit(Parameter parameter) {
    if (parameter.kind() != Parameter.Kind.NUMBER && parameter.kind() != Parameter.Kind.FRACTION) {
      return "";
    }
    Matcher match = UNIT.matcher(parameter.title());
    if (match.matches()) {
      return match.group(2);
    }
    Matcher counted = COUNTED.matcher(parameter.name());
    if (!counted.matches()) {
      return "";
    }
    String unit = counted.group(1);
    return switch (unit) {
      case "mm" -> "millimetres";
      case "spaces" -> "movement spaces";
      case "percent" -> "%";
      default -> unit;
    };
  }
}
