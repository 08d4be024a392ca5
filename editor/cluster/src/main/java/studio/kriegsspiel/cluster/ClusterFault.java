package studio.kriegsspiel.cluster;

/** Why the games cannot be played, as a sentence for the user. */
public final class ClusterFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** For a user to read. */
  public ClusterFault(String sentence) {
    super(sentence);
  }

  /** The same with what came before it. */
  public ClusterFault(String sentence, Exception cause) {
    super(sentence, cause);
  }
}
