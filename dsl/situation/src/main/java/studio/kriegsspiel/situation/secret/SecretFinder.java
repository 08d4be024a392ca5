package studio.kriegsspiel.situation.secret;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.situation.words.NameFinder;

/** Looks for secrets in the texts of one file, against what its reader is allowed. */
public final class SecretFinder {
  private final Secrets secrets;
  private final Set<SecretRun> open = new HashSet<>();
  private final Map<SecretRun, Integer> told = new HashMap<>();

  /**
   * A finder for the files of one reader.
   *
   * @param allowed what may stand in them
   */
  public SecretFinder(Secrets secrets, Allowed allowed) {
    this.secrets = secrets;
    for (String name : allowed.names()) {
      secrets.runs().find(name).forEach(hit -> open.add(hit.what()));
    }
    for (String text : allowed.prose()) {
      secrets.runs().find(text).forEach(hit -> told.merge(hit.what(), 1, Integer::sum));
    }
  }

  /**
   * A stretch of text found in a file.
   *
   * @param place where in the file
   */
  public record Found(String place, String text) {}

  /** What stands in a file oftener than its reader is allowed, one leak a secret. */
  public List<Leak> find(String file, List<Found> texts) {
    Map<SecretRun, Integer> seen = new HashMap<>();
    Map<Secret, String> places = new LinkedHashMap<>();
    for (Found text : texts) {
      for (NameFinder.Hit<SecretRun> hit : secrets.runs().find(text.text())) {
        SecretRun run = hit.what();
        if (!open.contains(run) && seen.merge(run, 1, Integer::sum) > told.getOrDefault(run, 0)) {
          places.putIfAbsent(run.secret(), text.place());
        }
      }
    }
    List<Leak> leaks = new ArrayList<>();
    for (Secret secret : secrets.all()) {
      String place = places.remove(secret);
      if (place != null) {
        leaks.add(new Leak(file, place, secret.what()));
      }
    }
    return leaks;
  }
}
