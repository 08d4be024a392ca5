package studio.kriegsspiel.cluster;

import org.apache.spark.api.java.function.Function;

/** One game, played wherever Spark has it played. All that it needs travels with it. */
class GameTask implements Function<Integer, String> {
  private static final long serialVersionUID = 1L;

  /** What begins an answer that is no game but a sentence for the user. */
  static final String REFUSED = "refused: ";

  private final String job;
  private final byte[] files;

  GameTask(String job, byte[] files) {
    this.job = job;
    this.files = files.clone();
  }

  @Override
  public String call(Integer game) {
    try {
      return Ready.of(job, files).play(game);
    } catch (ClusterFault fault) {
      return REFUSED + fault.getMessage();
    }
  }
}
