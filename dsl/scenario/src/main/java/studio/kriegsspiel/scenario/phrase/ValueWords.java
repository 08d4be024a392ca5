package studio.kriegsspiel.scenario.phrase;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.scenario.names.Names;

/**
 * Values as a form shows them and as the language writes them: without quotation marks and with
 * them.
 */
public final class ValueWords {
  private static final Pattern MEASURES =
      Pattern.compile("((?:\\d+(?:\\.\\d+)? \\p{L}+ [\\p{L}-]+ of )+)(.+)");
  private static final Pattern GRID = Pattern.compile("grid \\S.*");
  private static final Pattern GLOBE = Pattern.compile("\\d+(\\.\\d+)? [NS] \\d+(\\.\\d+)? [EW]");
  private static final Pattern OF_SIDE = Pattern.compile("(.+) \\((\\S+)\\)");
  private static final Pattern ROLE_OF = Pattern.compile("(\".*\") of (\\S+)", Pattern.DOTALL);
  private static final Pattern SIDE_ROLE = Pattern.compile("(\\S+?)\\.(\".*\")");
  private static final Pattern CLOCK = Pattern.compile("([01]?\\d|2[0-3]):[0-5]\\d");
  private static final Pattern MOMENT =
      Pattern.compile("move [1-9]\\d*|start( \\+ \\d+ (min|minutes|hours?|moves?))?");
  private static final Pattern DATE = Pattern.compile("([1-9]|[12]\\d|3[01]) \\p{L}+( \\d{3,4})?");
  private static final List<String> PLAIN_SENDERS =
      List.of("headquarters", "the army headquarters");

  private ValueWords() {}

  /** A value of the text as a form shows it. */
  static String shown(Value value, String written) {
    return switch (value) {
      case TITLE, PLACE, PARTY, PERSON, SENDER -> isQuoted(written) ? bare(written) : written;
      case PROSE -> Prose.shown(written);
      case POSITION -> position(written);
      case AUDIENCE, HELD -> audience(written);
      case FORMATION -> written.replaceFirst("^(in|as)\\s+", "");
      default -> written.replaceAll("\\s+", " ");
    };
  }

  private static String position(String written) {
    String words = written.replaceAll("\\s+", " ");
    int quote = words.indexOf('"');
    return quote >= 0 && !words.startsWith("grid")
        ? words.substring(0, quote) + bare(words.substring(quote))
        : words;
  }

  private static String audience(String lines) {
    String written = lines.replaceAll("\\s+", " ");
    Matcher role = ROLE_OF.matcher(written);
    if (role.matches()) {
      return bare(role.group(1)) + " (" + role.group(2) + ")";
    }
    Matcher side = SIDE_ROLE.matcher(written);
    return side.matches() ? bare(side.group(2)) + " (" + side.group(1) + ")" : written;
  }

  /** A value of a form as the language writes it; lines of prose are not yet indented. */
  static String written(Slot slot, String shown) {
    return switch (slot.value()) {
      case TITLE, PLACE -> quoted(shown);
      case PARTY -> isName(shown) ? shown : quoted(shown);
      case PERSON -> shown.matches("\\d+") ? shown : quoted(shown);
      case SENDER -> isPlainSender(slot, shown) ? shown : quoted(shown);
      case POSITION -> written(shown);
      case AUDIENCE, HELD -> writtenAudience(shown);
      case FORMATION -> shown.equals("limbered") ? shown : "in " + shown;
      default -> shown;
    };
  }

  private static boolean isPlainSender(Slot slot, String shown) {
    return slot.words().contains(shown) || PLAIN_SENDERS.contains(shown);
  }

  private static String written(String shown) {
    if (isQuoted(shown) || GRID.matcher(shown).matches() || GLOBE.matcher(shown).matches()) {
      return shown;
    }
    Matcher measured = MEASURES.matcher(shown);
    return measured.matches() ? measured.group(1) + written(measured.group(2)) : quoted(shown);
  }

  private static String writtenAudience(String shown) {
    Matcher role = OF_SIDE.matcher(shown);
    return role.matches() ? quoted(role.group(1)) + " of " + role.group(2) : shown;
  }

  private static boolean isName(String shown) {
    String[] parts = shown.split("\\.", 2);
    return List.of(parts).stream().allMatch(Names::isName);
  }

  private static boolean isQuoted(String words) {
    return words.startsWith("\"");
  }

  /** A title in quotation marks. */
  public static String quoted(String title) {
    return '"' + title.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static String bare(String title) {
    String inner = title.substring(1, title.endsWith("\"") ? title.length() - 1 : title.length());
    return inner.replace("\\\"", "\"").replace("\\\\", "\\");
  }

  /** Why a value cannot stand in a part, whatever the scenario says; none if it can. */
  public static Optional<String> findFault(Slot slot, String shown) {
    if (slot.value() != Value.PROSE && shown.contains("\n")) {
      return Optional.of("This stands on one line.");
    }
    boolean fine =
        switch (slot.value()) {
          case MOMENT -> CLOCK.matcher(shown).matches() || MOMENT.matcher(shown).matches();
          case CLOCK -> CLOCK.matcher(shown).matches();
          case DATE -> DATE.matcher(shown).matches();
          case NUMBER -> shown.matches("[1-9]\\d{0,5}");
          case DISTANCE -> reads(slot, shown);
          case LENGTH_OF_TIME, CALIBRE, DIRECTION -> reads(slot, shown);
          case FORMATION -> reads(slot, written(slot, shown));
          case NAME -> Names.isName(shown);
          case UNIT -> isName(shown);
          case WORD -> slot.words().isEmpty() || slot.words().contains(shown);
          case PROSE -> !shown.contains("\"\"\"");
          default -> true;
        };
    return fine ? Optional.empty() : Optional.of(fault(slot));
  }

  private static boolean reads(Slot slot, String written) {
    Cut cut = Cut.of(written, 0, written.length());
    return cut.size() > 0 && new ValueReader(cut).read(slot, 0) == cut.size();
  }

  private static String fault(Slot slot) {
    return switch (slot.value()) {
      case MOMENT -> "A time is written 13:30, move 7 or start + 90 min.";
      case CLOCK -> "A time of day is written 13:30.";
      case DATE -> "A day is written 18 June 1815.";
      case NUMBER -> "This is a whole number of at least one.";
      case DISTANCE -> "A distance is a number and its unit, such as 400 paces or 300 m.";
      case LENGTH_OF_TIME -> "This is a number and its unit, such as 30 min or 5 moves.";
      case CALIBRE -> "A calibre is written 9-pdr or 5.5-inch.";
      case DIRECTION -> "A direction is north, south-west or 135 degrees.";
      case FORMATION -> "There is no such formation; choose one of the list.";
      case NAME -> "A short name is one word of letters and digits that begins with a letter.";
      case UNIT -> "A unit is called by its short name, such as KGL5 or Red.Erlon.";
      case WORD -> "Choose one of the list.";
      case PROSE -> "Three quotation marks end the text; use single ones.";
      default -> "This cannot be written here.";
    };
  }
}
