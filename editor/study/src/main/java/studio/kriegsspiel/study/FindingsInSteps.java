package studio.kriegsspiel.study;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import studio.kriegsspiel.scenario.finding.Finding;

/**
 * All findings of a text that is edited, those of searches, variants and rival readings among them.
 * Where these take long, the others are told before them, with what searches found in the text as
 * it was before. One for each document; one text is studied at a time.
 */
public final class FindingsInSteps {
  private static final long PATIENCE_MILLISECONDS = 250;

  private volatile Told searched = new Told("", List.of());

  /** What searches found last, and in which text. */
  private record Told(String text, List<Finding> findings) {}

  /**
   * Everything that is found.
   *
   * @param early told, on another thread and before this returns, what is known by then; not told
   *     where all is known soon
   * @throws java.util.concurrent.CancellationException once nothing is wanted any more
   */
  public List<Finding> find(Study study, Cancellation cancellation, Consumer<List<Finding>> early) {
    study.findingsAtOnce(cancellation);
    Early step = new Early(early);
    Told older = searched;
    CompletableFuture.delayedExecutor(PATIENCE_MILLISECONDS, TimeUnit.MILLISECONDS)
        .execute(() -> step.tell(() -> study.findingsMeanwhile(older.findings, older.text)));
    try {
      searched = new Told(study.text(), study.findingsThatTakeLong(cancellation));
    } finally {
      step.end();
    }
    return study.findingsWithVariants();
  }

  /** The first step, which nobody hears of once the last is done. */
  private static final class Early {
    private final Consumer<List<Finding>> hearer;
    private boolean over;

    Early(Consumer<List<Finding>> hearer) {
      this.hearer = hearer;
    }

    synchronized void tell(Supplier<List<Finding>> findings) {
      if (!over) {
        hearer.accept(findings.get());
      }
    }

    synchronized void end() {
      over = true;
    }
  }
}
