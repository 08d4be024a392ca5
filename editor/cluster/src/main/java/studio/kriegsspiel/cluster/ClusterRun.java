package studio.kriegsspiel.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;
import studio.kriegsspiel.reading.rehearsal.apart.GamesFolder;

/**
 * Has Spark play those games that a folder does not hold yet, each as a task of its own, and keeps
 * each in the folder as it comes in.
 */
final class ClusterRun {
  private static final int WORKERS_SECONDS = 60;
  private static final int LOOKS_MILLIS = 200;

  private final GamesFolder games;
  private final String master;
  private final int patienceSeconds;

  ClusterRun(GamesFolder games, String master) {
    this(games, master, WORKERS_SECONDS);
  }

  /** One that waits so long for a worker. */
  ClusterRun(GamesFolder games, String master, int patienceSeconds) {
    this.games = games;
    this.master = master;
    this.patienceSeconds = patienceSeconds;
  }

  /** As Spark is set up, unless somebody says more. */
  static SparkConf setup(String master) {
    SparkConf setup =
        new SparkConf()
            .setAppName("Kriegsspiel Studio rehearsal")
            .setMaster(master)
            .set("spark.ui.enabled", "false")
            .set("spark.executor.extraJavaOptions", sameWords())
            .set("spark.ui.showConsoleProgress", "false");
    boolean here = master.startsWith("local") || master.startsWith("spark://127.0.0.1:");
    return here
        ? setup.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1")
        : setup;
  }

  /** What has a worker write figures and words as this process does. */
  private static String sameWords() {
    Locale here = Locale.getDefault();
    return "-Dfile.encoding=UTF-8 -Duser.language=%s -Duser.country=%s"
        .formatted(here.getLanguage(), here.getCountry());
  }

  /**
   * Plays them.
   *
   * @param count how many games the rehearsal has
   * @throws ClusterFault if they cannot be played; those that ended are kept
   */
  void play(int count, SparkConf setup, Function<Integer, String> task)
      throws IOException, InterruptedException {
    List<Integer> missing = games.missing(count);
    if (missing.isEmpty()) {
      return;
    }
    try {
      play(missing, setup, task);
    } catch (SparkException broken) {
      throw new ClusterFault(
          "Spark gave up; what it said is in %s. The same command takes the games up again."
              .formatted(games.log()),
          broken);
    }
  }

  /** Scala throws what Java must be told of. */
  private void play(List<Integer> missing, SparkConf setup, Function<Integer, String> task)
      throws InterruptedException, SparkException {
    try (JavaSparkContext spark = new JavaSparkContext(setup)) {
      waitForWorkers(spark);
      JavaRDD<String> played = spark.parallelize(missing, missing.size()).map(task);
      List<Object> partitions = new ArrayList<>();
      for (int i = 0; i < missing.size(); i++) {
        partitions.add(i);
      }
      ClassTag<String> text = ClassTag$.MODULE$.apply(String.class);
      Keeping keeping = new Keeping(missing);
      spark
          .sc()
          .runJob(
              played.rdd(),
              new Only(),
              CollectionConverters.asScala(partitions).toSeq(),
              keeping,
              text);
      keeping.check();
    }
  }

  /** A cluster without workers would be waited for without end. */
  private void waitForWorkers(JavaSparkContext spark) throws InterruptedException {
    if (master.startsWith("local")) {
      return;
    }
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(patienceSeconds);
    while (spark.sc().getExecutorMemoryStatus().size() < 2) {
      if (System.nanoTime() > until || spark.sc().isStopped()) {
        throw new ClusterFault(
            "The Spark master at %s gives no workers to play the games; see what it says."
                .formatted(master));
      }
      Thread.sleep(LOOKS_MILLIS);
    }
  }

  /** The one game of a task. */
  private static final class Only extends AbstractFunction2<TaskContext, Iterator<String>, String>
      implements Serializable {
    private static final long serialVersionUID = 1L;

    @Override
    public String apply(TaskContext context, Iterator<String> games) {
      return games.next();
    }
  }

  /** Keeps games as they come in, whichever comes first; Spark hands over each task's once. */
  private final class Keeping extends AbstractFunction2<Object, String, BoxedUnit> {
    private final List<Integer> numbers;
    private volatile String refused = "";

    Keeping(List<Integer> numbers) {
      this.numbers = numbers;
    }

    @Override
    public BoxedUnit apply(Object task, String text) {
      if (text.startsWith(GameTask.REFUSED)) {
        refused = text.substring(GameTask.REFUSED.length());
        return BoxedUnit.UNIT;
      }
      try {
        games.keep(numbers.get((Integer) task), text);
      } catch (IOException unwritable) {
        throw new UncheckedIOException(unwritable);
      }
      return BoxedUnit.UNIT;
    }

    void check() {
      if (!refused.isEmpty()) {
        throw new ClusterFault(refused);
      }
    }
  }
}
