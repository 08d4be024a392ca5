package studio.kriegsspiel.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.reading.ReadingChoice;

/**
 * The variants of a scenario and its rival readings, each checked like a scenario of its own. Other
 * threads begin with them while the scenario itself is checked; whoever asks for one that nobody
 * has begun checks it himself.
 */
final class FurtherStudies {
  private static final int MOST_THREADS = 3;

  private final Map<String, FutureTask<Optional<Study>>> variants = new LinkedHashMap<>();
  private final Map<ReadingChoice, FutureTask<Study>> readings = new LinkedHashMap<>();

  private FurtherStudies(Study study, Cancellation stop) {
    for (Variant each : VariantFindings.variants(study)) {
      variants.put(each.title(), new FutureTask<>(() -> variant(study, each, stop)));
    }
    for (ReadingChoice each : ReadingFindings.readings(study)) {
      readings.put(each, new FutureTask<>(() -> checked(study.following(each), stop)));
    }
  }

  /** Those of a scenario, with which nobody has begun. */
  static FurtherStudies of(Study study, Cancellation stop) {
    return new FurtherStudies(study, stop);
  }

  /** Has other threads begin; they end by themselves, at the latest once it is not wanted. */
  static FurtherStudies begin(Study study, Cancellation stop) {
    FurtherStudies further = new FurtherStudies(study, stop);
    // The other way round than they are asked for, so that two seldom want the same.
    List<FutureTask<?>> jobs = new ArrayList<>(further.readings.values());
    jobs.addAll(further.variants.values());
    AtomicInteger next = new AtomicInteger();
    int spare = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors() - 1);
    for (int i = 0; i < Math.min(spare, jobs.size()); i++) {
      Thread thread =
          new Thread(
              () -> {
                for (int at = next.getAndIncrement();
                    at < jobs.size();
                    at = next.getAndIncrement()) {
                  jobs.get(at).run();
                }
              },
              "studio-further");
      thread.setDaemon(true);
      thread.start();
    }
    return further;
  }

  /** A variant that has been checked; nothing where the scenario cannot be varied so. */
  Optional<Study> variant(Variant variant) {
    FutureTask<Optional<Study>> job = variants.get(variant.title());
    return job == null ? Optional.empty() : result(job);
  }

  /** A reading that has been checked; nothing where the sources agree. */
  Optional<Study> reading(ReadingChoice choice) {
    return Optional.ofNullable(readings.get(choice)).map(FurtherStudies::result);
  }

  private static Optional<Study> variant(Study study, Variant variant, Cancellation stop) {
    return study.variant(variant.title()).map(each -> checked(each, stop));
  }

  private static Study checked(Study study, Cancellation stop) {
    stop.stopIfCancelled();
    study.findings(stop);
    return study;
  }

  private static <T> T result(FutureTask<T> job) {
    job.run();
    try {
      return job.get();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RuntimeException why) {
        throw why;
      }
      if (failed.getCause() instanceof Error why) {
        throw why;
      }
      throw new IllegalStateException(failed);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while a variant was checked", interrupted);
    }
  }
}
