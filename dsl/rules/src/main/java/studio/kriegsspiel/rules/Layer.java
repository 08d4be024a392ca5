package studio.kriegsspiel.rules;

import java.util.Locale;

/** Where a figure or a decision comes from; the three layers are never mixed in one message. */
public enum Layer {
  /** The book prints it. */
  PRINTED,
  /** The book contradicts itself or was damaged, and a named ruling decides. */
  RULING,
  /** The book leaves it open, and a named default fills the gap. */
  DEFAULT;

  /** The word of data files and messages: {@code printed}, {@code ruling}, {@code default}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
