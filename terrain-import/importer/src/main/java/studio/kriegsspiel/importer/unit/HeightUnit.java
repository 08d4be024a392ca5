package studio.kriegsspiel.importer.unit;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A unit of heights by the word that users and sources write for it. */
public enum HeightUnit {
  /** Metres. */
  METRES(1, "m", "metre", "metres", "meter", "meters", "mètre", "mètres", "m."),
  /** Feet of 0.3048 m. */
  FEET(0.3048, "ft", "foot", "feet", "international foot", "international feet", "'"),
  /** Feet of the United States' surveys, 1200/3937 m. */
  US_FEET(
      1200.0 / 3937,
      "us-ft",
      "us survey foot",
      "us survey feet",
      "foot_us",
      "ftus",
      "us_survey_foot",
      "us-foot"),
  /** Fathoms of six feet. */
  FATHOMS(6 * 0.3048, "fathom", "fathoms"),
  /** Decimetres. */
  DECIMETRES(0.1, "dm", "decimetre", "decimeter"),
  /** Centimetres. */
  CENTIMETRES(0.01, "cm", "centimetre", "centimeter");

  private final double metres;
  private final List<String> words;

  HeightUnit(double metres, String... words) {
    this.metres = metres;
    this.words = List.of(words);
  }

  /** Its length. */
  public double metres() {
    return metres;
  }

  /** The word for it on the command line. */
  public String word() {
    return words.get(0);
  }

  /** The unit that a word stands for; case and blanks around it do not matter. */
  public static Optional<HeightUnit> find(String word) {
    String plain = word.strip().toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(unit -> unit.words.contains(plain)).findFirst();
  }
}
