package studio.kriegsspiel.scenario.force;

/**
 * Ammunition at hand.
 *
 * @param count rounds for each
 * @param per each of what
 */
public record Rounds(int count, Per per) {
  /** What has the rounds. */
  public enum Per {
    MAN,
    GUN
  }

  @Override
  public String toString() {
    return count + (count == 1 ? " round a " : " rounds a ") + (per == Per.MAN ? "man" : "gun");
  }
}
