package studio.kriegsspiel.situation.secret;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Looks for secrets in the texts of one file, against what its reader is allowed. */
public final class SecretFinder {
  /** So many words in a row of a passage are no coincidence. */
  private static final int TELLING_RUN = 5;

  private final List<Secret> secrets;
  private final Allowed allowed;

  public SecretFinder(List<Secret> secrets, Allowed allowed) {
    this.secrets = secrets;
    this.allowed = allowed;
  }

  /**
   * A stretch of text found in a file.
   *
   * @param place where in the file
   */
  public record Found(String place, String text) {}

  public List<Leak> find(String file, List<Found> texts) {
    List<Found> tokenised = List.copyOf(texts);
    List<List<String>> words = tokenised.stream().map(each -> Tokens.of(each.text())).toList();
    Set<String> vocabulary = new HashSet<>();
    words.forEach(vocabulary::addAll);
    Set<String> telling = new HashSet<>();
    words.forEach(text -> addRuns(text, telling));
    List<Leak> leaks = new ArrayList<>();
    for (Secret secret : secrets) {
      for (List<String> run : runs(secret)) {
        boolean possible =
            run.size() == TELLING_RUN
                ? telling.contains(String.join(" ", run))
                : vocabulary.containsAll(run);
        if (possible) {
          Optional<Integer> where = exceeds(run, words);
          if (where.isPresent()) {
            leaks.add(new Leak(file, tokenised.get(where.get()).place(), secret.what()));
            break;
          }
        }
      }
    }
    return leaks;
  }

  private static void addRuns(List<String> text, Set<String> runs) {
    for (int i = 0; i + TELLING_RUN <= text.size(); i++) {
      runs.add(String.join(" ", text.subList(i, i + TELLING_RUN)));
    }
  }

  /** The text in which a run of words occurs once more than its reader is allowed. */
  private Optional<Integer> exceeds(List<String> run, List<List<String>> texts) {
    int total = 0;
    int most = -1;
    for (int i = 0; i < texts.size(); i++) {
      int here = Tokens.count(texts.get(i), run);
      if (here > 0) {
        if (most < 0) {
          if (allowed.isOpen(run)) {
            return Optional.empty();
          }
          most = allowed.inProse(run);
        }
        total += here;
        if (total > most) {
          return Optional.of(i);
        }
      }
    }
    return Optional.empty();
  }

  private static List<List<String>> runs(Secret secret) {
    List<String> words = secret.words();
    if (!secret.passage() || words.size() <= TELLING_RUN) {
      return List.of(words);
    }
    List<List<String>> runs = new ArrayList<>();
    for (int i = 0; i + TELLING_RUN <= words.size(); i++) {
      runs.add(words.subList(i, i + TELLING_RUN));
    }
    return runs;
  }
}
