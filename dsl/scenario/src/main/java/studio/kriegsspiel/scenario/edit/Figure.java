package studio.kriegsspiel.scenario.edit;

import java.util.Set;

/** A figure of a unit's strength, and the words a text counts it by. */
public enum Figure {
  MEN("men", "man", "bayonets", "riders", "sabres", "sabers", "troopers", "muskets"),
  SQUADRONS("squadrons", "squadron"),
  GUNS("guns", "gun", "pieces", "piece", "cannon"),
  HOWITZERS("howitzers", "howitzer"),
  RANKS("ranks", "rank");

  private final String word;
  private final Set<String> words;

  Figure(String word, String... others) {
    this.word = word;
    this.words = Set.of(others);
  }

  /** The word it is written with where the text has none yet. */
  public String word() {
    return word;
  }

  /** Whether a text counts it by this word. */
  boolean isCountedBy(String other) {
    return other.equals(word) || words.contains(other);
  }
}
