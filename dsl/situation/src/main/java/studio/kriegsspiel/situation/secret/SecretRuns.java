package studio.kriegsspiel.situation.secret;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.situation.words.FoldedText;
import studio.kriegsspiel.situation.words.NameFinder;

/**
 * Finds whatever gives a secret away, for papers and for texts that are being written alike. Kept
 * prose is sought apart, because texts that are being written are compared with that alone.
 */
final class SecretRuns {
  private static final List<String> KEPT =
      List.of(
          "an umpire's note",
          "what is said of",
          "solution of",
          "what is expected",
          "intelligence for the umpire",
          "objective of");

  private final List<Secret> kept;
  private final List<Secret> others;
  private final List<NameFinder<SecretRun>> finders = new ArrayList<>();

  SecretRuns(List<Secret> all) {
    this.kept = all.stream().filter(SecretRuns::isKept).toList();
    this.others = all.stream().filter(secret -> !isKept(secret)).toList();
  }

  /**
   * Prose that the umpire keeps, or a side's objective. Sources, weather and ground to come are not
   * among it, which reports tell in the same words by right.
   */
  private static boolean isKept(Secret secret) {
    return secret.kind() == Secret.Kind.PASSAGE
        && KEPT.stream().anyMatch(each -> secret.what().startsWith(each));
  }

  /** Where a text gives any secret away. */
  List<NameFinder.Hit<SecretRun>> inAll(String text) {
    FoldedText folded = FoldedText.of(text);
    List<NameFinder.Hit<SecretRun>> hits = new ArrayList<>(finder(true).find(folded));
    hits.addAll(finder(false).find(folded));
    return hits;
  }

  /** Where a text gives kept prose away. */
  List<NameFinder.Hit<SecretRun>> inKept(String text) {
    return finder(true).find(text);
  }

  /** Each is made when first asked for; that of names only papers ask for. */
  private synchronized NameFinder<SecretRun> finder(boolean ofKept) {
    if (finders.isEmpty()) {
      finders.add(finder(kept));
    }
    if (!ofKept && finders.size() == 1) {
      finders.add(finder(others));
    }
    return finders.get(ofKept ? 0 : 1);
  }

  private static NameFinder<SecretRun> finder(List<Secret> secrets) {
    NameFinder<SecretRun> finder = new NameFinder<>();
    secrets.forEach(secret -> SecretRun.of(secret).forEach(run -> finder.add(run, run.words())));
    return finder;
  }
}
