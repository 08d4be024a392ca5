package studio.kriegsspiel.situation.secret;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.words.NameFinder;

/**
 * Prose that the umpire keeps, or a side's objective, and where a text repeats a few of its words:
 * found by the runs by which the audit finds them on paper. Sources, weather and ground to come are
 * left out, which reports tell in the same words by right.
 */
public final class KeptPassages {
  private static final List<String> KEPT =
      List.of(
          "an umpire's note",
          "what is said of",
          "solution of",
          "what is expected",
          "intelligence for the umpire",
          "objective of");

  /** So many runs behind each other, about seven words, are no common turn of speech. */
  private static final int TELLING = 3;

  private final NameFinder<Secret> finder = new NameFinder<>();
  private final Set<Secret> brief = new HashSet<>();

  private KeptPassages(Situation situation) {
    for (Secret secret : Secrets.of(situation).all()) {
      if (secret.kind() == Secret.Kind.PASSAGE
          && KEPT.stream().anyMatch(each -> secret.what().startsWith(each))) {
        List<SecretRun> runs = SecretRun.of(secret);
        runs.forEach(run -> finder.add(secret, run.words()));
        if (runs.size() < TELLING) {
          brief.add(secret);
        }
      }
    }
  }

  /** Those of a situation, made ready once. */
  public static KeptPassages of(Situation situation) {
    return situation.part(KeptPassages.class, KeptPassages::new);
  }

  /** Where a text repeats them: all of a short one, or a stretch of a longer one. */
  public List<NameFinder.Hit<Secret>> in(String text) {
    Map<Secret, NameFinder.Hit<Secret>> open = new HashMap<>();
    Map<Secret, Integer> runs = new HashMap<>();
    List<NameFinder.Hit<Secret>> found = new ArrayList<>();
    for (NameFinder.Hit<Secret> hit : finder.find(text)) {
      Secret secret = hit.what();
      NameFinder.Hit<Secret> before = open.get(secret);
      int start = before != null && hit.start() < before.end() ? before.start() : hit.start();
      boolean goesOn = start < hit.start();
      open.put(secret, new NameFinder.Hit<>(secret, start, hit.end()));
      if (runs.merge(secret, 1, (many, one) -> goesOn ? many + one : one) == needed(secret)) {
        found.add(new NameFinder.Hit<>(secret, start, hit.end()));
      }
    }
    return found;
  }

  private int needed(Secret secret) {
    return brief.contains(secret) ? 1 : TELLING;
  }
}
