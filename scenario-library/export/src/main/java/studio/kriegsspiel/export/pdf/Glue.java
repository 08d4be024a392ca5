package studio.kriegsspiel.export.pdf;

import java.util.regex.Pattern;

/**
 * Keeps a figure and what it counts on one line: {@code 150 m}, {@code 40 %}, {@code 5 000 men}.
 * The text keeps its length.
 */
final class Glue {
  private static final String COUNTED =
      "%|\u00b0|m\\b|km\\b|mm\\b|cm\\b|metres?\\b|kilometres?\\b|paces?\\b|yards?\\b|miles?\\b"
          + "|feet\\b|foot\\b|inch(?:es)?\\b|spaces?\\b|min\\b|minutes?\\b|hours?\\b|men\\b|man\\b"
          + "|horses?\\b|riders?\\b|guns?\\b|howitzers?\\b|squadrons?\\b|battalions?\\b|companies\\b"
          + "|wag+ons?\\b|pontoons?\\b|rounds?\\b|ranks?\\b|points?\\b|marks?\\b|pounders?\\b|pdr\\b";

  /** A space behind a figure, before what it counts or before three more of its digits. */
  private static final Pattern GAP =
      Pattern.compile(
          "(?<=[0-9])(\ufdd1?) (?=\ufdd0?(?:" + COUNTED + "|[0-9]{3}(?![0-9\\p{L}.:])))");

  /** A space between the word for a page, paragraph or number and its figure. */
  private static final Pattern PLACE =
      Pattern.compile("(?<=\\b(?:p|pp|vol|no|fol)\\.|\u00a7) (?=[0-9])", Pattern.CASE_INSENSITIVE);

  private Glue() {}

  static String figures(String text) {
    return text.indexOf(' ') < 0
        ? text
        : PLACE.matcher(GAP.matcher(text).replaceAll("$1\u00a0")).replaceAll("\u00a0");
  }
}
