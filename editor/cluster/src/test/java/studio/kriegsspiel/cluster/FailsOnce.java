package studio.kriegsspiel.cluster;

import org.apache.spark.TaskContext;

/** A game that breaks off when it is first tried, as on a machine that fails. */
final class FailsOnce extends GameTask {
  private static final long serialVersionUID = 1L;

  private final int victim;

  FailsOnce(String job, byte[] files, int victim) {
    super(job, files);
    this.victim = victim;
  }

  @Override
  public String call(Integer game) {
    String played = super.call(game);
    if (game == victim && TaskContext.get().attemptNumber() == 0) {
      throw new IllegalStateException("fails once, on purpose");
    }
    return played;
  }
}
