package studio.kriegsspiel.situation.secret;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.words.NameFinder;

/**
 * Prose that the umpire keeps, or a side's objective, and where a text repeats a few of its words:
 * found by the runs by which the audit finds them on paper.
 */
public final class KeptPassages {
  /** So many runs behind each other, about seven words, are no common turn of speech. */
  private static final int TELLING = 3;

  private final SecretRuns runs;

  private KeptPassages(Situation situation) {
    this.runs = Secrets.of(situation).runs();
  }

  /** Those of a situation, made ready once. */
  public static KeptPassages of(Situation situation) {
    return situation.part(KeptPassages.class, KeptPassages::new);
  }

  /** Where a text repeats them: all of a short one, or a stretch of a longer one. */
  public List<NameFinder.Hit<Secret>> in(String text) {
    Map<Secret, NameFinder.Hit<Secret>> open = new HashMap<>();
    Map<Secret, Integer> inRow = new HashMap<>();
    List<NameFinder.Hit<Secret>> found = new ArrayList<>();
    for (NameFinder.Hit<SecretRun> hit : runs.inKept(text)) {
      Secret secret = hit.what().secret();
      NameFinder.Hit<Secret> before = open.get(secret);
      if (before != null && hit.end() <= before.end()) {
        continue;
      }
      int start = before != null && hit.start() < before.end() ? before.start() : hit.start();
      boolean goesOn = start < hit.start();
      open.put(secret, new NameFinder.Hit<>(secret, start, hit.end()));
      if (inRow.merge(secret, 1, (many, one) -> goesOn ? many + one : one) == needed(hit.what())) {
        found.add(new NameFinder.Hit<>(secret, start, hit.end()));
      }
    }
    return found;
  }

  private static int needed(SecretRun run) {
    return run.count() < TELLING ? 1 : TELLING;
  }
}
