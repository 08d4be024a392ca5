package studio.kriegsspiel.rules.field;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;

/**
 * What a body has of morale before it breaks, in boxes that are crossed out one after the other.
 *
 * @param box the points of one box
 * @param stages from the start downwards
 * @param citation where it is said with how many points the body starts
 */
public record MoraleTrack(Fraction box, List<Stage> stages, Citation citation) {
  /** Copies the list. */
  public MoraleTrack {
    stages = List.copyOf(stages);
  }

  /**
   * Some of the boxes.
   *
   * @param then what the body does when they are crossed out
   * @param boxes how many
   * @param citation where that is said
   */
  public record Stage(String then, int boxes, Citation citation) {}
}
