package studio.kriegsspiel.language.source;

import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A variant in a file of its own, such as {@code variant "Dry ground" of "the-farm.kriegsspiel"}.
 *
 * @param title the variant's title
 * @param base the file of the scenario that it is of, as it is written
 * @param baseText the text of that scenario, whose form is sound
 * @param of where the text names the scenario, the word before it included
 */
public record VariantFile(String title, String base, String baseText, TextSpan of) {

  /** The scenario with the variant at its end. What it says of the variant's file is left blank. */
  public String joined(String text) {
    return baseText
        + "\n"
        + text.substring(0, of.offset())
        + " ".repeat(of.length())
        + text.substring(of.end());
  }

  /** Where the variant's own text begins in the joined one. */
  public int begins() {
    return baseText.length() + 1;
  }
}
