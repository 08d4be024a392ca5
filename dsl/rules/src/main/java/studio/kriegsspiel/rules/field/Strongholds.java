package studio.kriegsspiel.rules.field;

import java.util.List;
import studio.kriegsspiel.rules.Citation;

/**
 * What a rule book counts as a position, and how many troops it needs.
 *
 * @param posts kinds of posts with their class
 * @param fronts what a battalion holds
 * @param metresPerUnit metres in one of the book's units
 * @param unit the book's unit in the plural
 */
public record Strongholds(List<Post> posts, List<Front> fronts, double metresPerUnit, String unit) {

  /** Keeps its own copies. */
  public Strongholds {
    posts = List.copyOf(posts);
    fronts = List.copyOf(fronts);
  }

  /**
   * A kind of post.
   *
   * @param key such as {@code wood-edge}
   * @param strength {@code light}, {@code strong} or {@code fortified}
   * @param title for people
   * @param citation what it rests on
   */
  public record Post(String key, String strength, String title, Citation citation) {}

  /**
   * What one battalion holds or attacks, in the book's unit.
   *
   * @param key {@code edge} or {@code fieldwork}
   * @param title for people
   * @param defenceFrom least front of a battalion in defence
   * @param defenceTo greatest
   * @param attack front of a battalion in attack
   * @param citation what it rests on
   */
  public record Front(
      String key, String title, int defenceFrom, int defenceTo, int attack, Citation citation) {}
}
