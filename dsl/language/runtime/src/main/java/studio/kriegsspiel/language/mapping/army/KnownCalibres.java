package studio.kriegsspiel.language.mapping.army;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Calibres of guns and howitzers that armies had. */
final class KnownCalibres {
  /** Pounds of shot, or of the stone shot by which howitzers and mortars were called. */
  private static final List<String> POUNDS =
      List.of(
          "1", "1.5", "2", "3", "4", "5.5", "6", "7", "8", "9", "10", "12", "16", "18", "20", "24",
          "25", "30", "32", "36", "42", "48", "50", "68");

  /** Inches across the bore of howitzers and mortars. */
  private static final List<String> INCHES =
      List.of(
          "4", "4.4", "4.5", "4.6", "4.7", "5", "5.5", "5.6", "5.7", "6", "6.4", "6.5", "7", "8",
          "9", "10", "12", "13");

  private static final Set<String> POUNDER =
      Set.of("pdr", "pdrs", "pounder", "pounders", "pound", "lb");
  private static final Set<String> INCH = Set.of("inch", "inches", "in");

  private KnownCalibres() {}

  /** One spelling for all: {@code 9-pdr}, {@code 5.5-inch}; nothing if it is none. */
  static Optional<String> find(String written) {
    int hyphen = written.indexOf('-');
    String number = written.substring(0, hyphen);
    String unit = written.substring(hyphen + 1).toLowerCase(Locale.ROOT);
    if (POUNDER.contains(unit) && POUNDS.contains(number)) {
      return Optional.of(number + "-pdr");
    }
    return INCH.contains(unit) && INCHES.contains(number)
        ? Optional.of(number + "-inch")
        : Optional.empty();
  }

  /** All of them, pounds first. */
  static List<String> known() {
    return Stream.concat(
            POUNDS.stream().map(number -> number + "-pdr"),
            INCHES.stream().map(number -> number + "-inch"))
        .toList();
  }
}
