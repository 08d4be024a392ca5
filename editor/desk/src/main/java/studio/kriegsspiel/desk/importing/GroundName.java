package studio.kriegsspiel.desk.importing;

import java.text.Normalizer;
import java.util.Locale;
import studio.kriegsspiel.rules.Capital;

/** Short names of grounds, made from titles. */
public final class GroundName {
  private static final int LONGEST = 60;

  private GroundName() {}

  /** Small letters, digits and hyphens; {@code ground} if nothing of the title is left. */
  public static String of(String title) {
    String plain =
        Normalizer.normalize(title.replace("ß", "ss"), Normalizer.Form.NFD)
            .replaceAll("\\p{M}", "")
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-");
    String cut = plain.length() > LONGEST ? plain.substring(0, LONGEST) : plain;
    String slug = cut.replaceAll("^-+|-+$", "");
    return slug.isEmpty() ? "ground" : slug;
  }

  /** A title from a file's name. */
  public static String titleOf(String fileName) {
    String stem = fileName.replaceAll("(\\.[A-Za-z0-9]{1,7}){1,2}$", "");
    String words = stem.replaceAll("[_-]+", " ").strip();
    return words.isEmpty() ? "New ground" : Capital.of(words);
  }
}
