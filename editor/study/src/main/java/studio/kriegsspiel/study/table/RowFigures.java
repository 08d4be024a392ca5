package studio.kriegsspiel.study.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.rules.concept.Grade;

/** The figures of one line, in the words of the language. */
final class RowFigures {
  private static final Pattern NUMBER =
      Pattern.compile("(\\d{1,3}(?:[.,' ]\\d{3})+|\\d+)(?:[.,]0+)?");
  private static final Pattern AROUND =
      Pattern.compile(
          "(?i)^(?:ca\\.?|c\\.|circa|about|approx\\.?|~|etwa|rund|environ)\\s*|\\s*(?:men|mann|hommes|riders|sabres|reiter|cavaliers|guns|gesch\u00fctze|pi\u00e8ces|squadrons|eskadronen|escadrons)\\.?$");
  private static final Pattern PIECES =
      Pattern.compile(
          "(?i)(?:(\\d+)\\s*(?:x|\u00d7)?\\s+)?(?:light |short |long |heavy )*(\\d+(?:\\.\\d+)?)[ -]*(pdr|pdrs|lb|lbs|pounder|pounders|pf\u00fcnder|livres?|in|inch|zoll)\\b\\.?(?: ?(?:heavy )?(howitzers?|haubitzen?|obusiers?))?");
  private static final List<String> UNKNOWN =
      List.of("", "-", "?", "n/a", "\u2013", "unknown", "unbekannt", "inconnu");
  private static final int MOST = 1_000_000;

  private final TableCells.Line line;
  private final TableColumns columns;
  private final List<String> faults;

  RowFigures(TableCells.Line line, TableColumns columns, List<String> faults) {
    this.line = line;
    this.columns = columns;
    this.faults = faults;
  }

  /** The number in a cell, times what the column's name says; what is no number is told. */
  OptionalInt number(ColumnMeaning meaning) {
    String cell = columns.cell(line, meaning);
    if (UNKNOWN.contains(cell.toLowerCase(Locale.ROOT))) {
      return OptionalInt.empty();
    }
    Matcher number = NUMBER.matcher(AROUND.matcher(cell).replaceAll(""));
    if (number.matches() && number.group(1).length() < 10) {
      long value = Long.parseLong(number.group(1).replaceAll("\\D", "")) * columns.times(meaning);
      if (value <= MOST) {
        return value == 0 ? OptionalInt.empty() : OptionalInt.of((int) value);
      }
    }
    faults.add(columns.place(line, meaning) + ": `" + cell + "` is no number of " + meaning.word());
    return OptionalInt.empty();
  }

  /** Figures such as {@code 600 men} or {@code 5 guns 9-pdr, 1 howitzer 5.5-inch}; may be empty. */
  String words(TableArm arm) {
    List<String> words = new ArrayList<>();
    OptionalInt men =
        columns.has(ColumnMeaning.MEN) ? number(ColumnMeaning.MEN) : OptionalInt.empty();
    OptionalInt riders =
        columns.has(ColumnMeaning.RIDERS) ? number(ColumnMeaning.RIDERS) : OptionalInt.empty();
    OptionalInt guns =
        columns.has(ColumnMeaning.GUNS) ? number(ColumnMeaning.GUNS) : OptionalInt.empty();
    if (arm == TableArm.ARTILLERY) {
      String pieces = pieces(guns);
      return pieces;
    }
    if (arm == TableArm.CAVALRY && riders.isEmpty()) {
      riders = men;
      men = OptionalInt.empty();
    }
    if (arm == TableArm.CAVALRY && columns.has(ColumnMeaning.SQUADRONS)) {
      number(ColumnMeaning.SQUADRONS)
          .ifPresent(each -> words.add(each + (each == 1 ? " squadron" : " squadrons")));
    }
    riders.ifPresent(each -> words.add(each + " riders"));
    if (riders.isEmpty()) {
      men.ifPresent(each -> words.add(each + " men"));
    } else if (men.isPresent()) {
      faults.add(columns.place(line, ColumnMeaning.MEN) + ": foot beside horse is left out");
    }
    if (words.isEmpty() && guns.isPresent()) {
      return pieces(guns);
    }
    return String.join(", ", words);
  }

  private String pieces(OptionalInt guns) {
    String cell = columns.cell(line, ColumnMeaning.CALIBRE);
    List<String> parts = new ArrayList<>();
    int told = 0;
    for (String each : cell.split("\\s*[+,;]\\s*")) {
      Matcher piece = PIECES.matcher(each.strip());
      if (!piece.matches()) {
        continue;
      }
      int count = piece.group(1) == null ? guns.orElse(0) - told : Integer.parseInt(piece.group(1));
      if (count > 0) {
        told += count;
        boolean howitzer = piece.group(4) != null;
        String kind = howitzer ? "howitzer" : "gun";
        parts.add(count + " " + kind + (count == 1 ? "" : "s") + " " + calibre(piece));
      }
    }
    boolean whole = guns.isEmpty() || told == guns.getAsInt();
    if (!parts.isEmpty() && whole) {
      return String.join(", ", parts);
    }
    if (!UNKNOWN.contains(cell.toLowerCase(Locale.ROOT))) {
      faults.add(
          columns.place(line, ColumnMeaning.CALIBRE)
              + ": the calibre `"
              + shortened(cell)
              + "` is not understood");
    }
    return guns.isPresent() ? guns.getAsInt() + (guns.getAsInt() == 1 ? " gun" : " guns") : "";
  }

  /** The grade in the language's word; one that it does not know is told. */
  Optional<String> grade() {
    String cell = columns.cell(line, ColumnMeaning.GRADE);
    Optional<String> word =
        Arrays.stream(Grade.values())
            .map(each -> each.name().toLowerCase(Locale.ROOT))
            .filter(each -> each.equalsIgnoreCase(cell))
            .findFirst();
    if (word.isEmpty() && !cell.isEmpty() && !cell.equals("0")) {
      faults.add(
          columns.place(line, ColumnMeaning.GRADE)
              + ": the grade `"
              + shortened(cell)
              + "` is not understood");
    }
    return word;
  }

  private static String calibre(Matcher piece) {
    String unit = piece.group(3).toLowerCase(Locale.ROOT);
    boolean inches = unit.startsWith("in") || unit.equals("zoll");
    return piece.group(2) + (inches ? "-inch" : "-pdr");
  }

  /** A number alone is that of a page, two of them those of pages. */
  private static String page(String cell) {
    boolean several = cell.matches("\\d+\\s*[-\u2013]\\s*\\d+.*|\\d+,.*");
    return several ? "pp. " + cell : cell.matches("\\d+") ? "p. " + cell : cell;
  }

  private static String shortened(String cell) {
    return cell.length() > 40 ? cell.substring(0, 40) + "\u2026" : cell;
  }

  /**
   * Where the figures come from, as {@code source "..." confidence ...}; nothing if it is not told.
   */
  Optional<String> source() {
    String work = columns.cell(line, ColumnMeaning.SOURCE);
    String page = page(columns.cell(line, ColumnMeaning.PAGE));
    if (work.isEmpty() && page.isEmpty()) {
      return Optional.empty();
    }
    String whole = work.isEmpty() || page.isEmpty() ? work + page : work + ", " + page;
    String confidence = columns.cell(line, ColumnMeaning.CONFIDENCE);
    Optional<String> word = Trust.find(confidence);
    if (word.isEmpty() && !confidence.isEmpty()) {
      faults.add(
          columns.place(line, ColumnMeaning.CONFIDENCE)
              + ": `"
              + confidence
              + "` is no degree of confidence");
    }
    return Optional.of(
        "source \""
            + ArmyText.title(whole)
            + "\""
            + word.map(each -> " confidence " + each).orElse(""));
  }
}
