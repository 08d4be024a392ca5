package studio.kriegsspiel.situation.secret;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.situation.words.FoldedText;
import studio.kriegsspiel.situation.words.NameFinder;

/** Looks for secrets in the texts of one file, against what its reader is allowed. */
public final class SecretFinder {
  /** How every order says on which side: a unit may be called so. */
  private static final Pattern FLANK = Pattern.compile(" (on|in) the (left|right|rear)$");

  private final Secrets secrets;
  private final Set<SecretRun> open = new HashSet<>();
  private final Map<SecretRun, Integer> told = new HashMap<>();
  private final Map<Secret, Integer> toldOf = new HashMap<>();
  private final OpenWords openWords;
  private final boolean inData;

  /**
   * A finder for the files of one reader.
   *
   * @param allowed what may stand in them
   */
  public SecretFinder(Secrets secrets, Allowed allowed) {
    this(secrets, allowed, false);
  }

  private SecretFinder(Secrets secrets, Allowed allowed, boolean inData) {
    this.inData = inData;
    this.secrets = secrets;
    this.openWords = new OpenWords(allowed.names());
    for (String name : allowed.names()) {
      secrets.runs().inAll(name).forEach(hit -> open.add(hit.what()));
    }
    for (String text : allowed.prose()) {
      secrets.runs().inAll(text).forEach(hit -> told.merge(hit.what(), 1, Integer::sum));
    }
    for (String text : allowed.bearings()) {
      secrets.runs().inAll(text).stream()
          .filter(hit -> hit.what().secret().kind() != Secret.Kind.UNIT)
          .forEach(hit -> open.add(hit.what()));
    }
    for (String text : allowed.conditions()) {
      secrets.runs().inAll(text).stream()
          .filter(hit -> isOfTheSky(hit, text))
          .forEach(hit -> told.merge(hit.what(), 1, Integer::sum));
    }
    allowed.orders().forEach(this::order);
    for (String place : allowed.orderPlaces()) {
      secrets.runs().inAll(place).stream()
          .filter(hit -> !isKept(hit.what().secret().kind()))
          .forEach(hit -> open.add(hit.what()));
    }
    told.keySet().forEach(run -> toldOf.merge(run.secret(), 1, Integer::sum));
  }

  /**
   * An order repeats what its reader has been told, and tells him of nobody and of no hidden place
   * by itself: whoever made the view may have been mistaken.
   */
  private void order(String words) {
    Matcher flank = FLANK.matcher(words);
    int own = flank.find() ? flank.start() : words.length();
    secrets.runs().inAll(words).stream()
        .filter(hit -> hit.start() >= own || told.containsKey(hit.what()))
        .map(NameFinder.Hit::what)
        .forEach(run -> told.merge(run, 1, Integer::sum));
  }

  private static boolean isKept(Secret.Kind kind) {
    return kind == Secret.Kind.UNIT || kind == Secret.Kind.PLACE;
  }

  /**
   * Whether weather or ground say it by right: a variant may be called as the weather is, and a
   * unit as the ground as a whole.
   */
  private static boolean isOfTheSky(NameFinder.Hit<SecretRun> hit, String text) {
    Secret.Kind kind = hit.what().secret().kind();
    boolean whole = hit.start() == 0 && hit.end() == text.length();
    return kind == Secret.Kind.VARIANT || (whole && kind != Secret.Kind.PASSAGE);
  }

  /**
   * A finder for data, whose values are words of the format: a name that is nothing but words of
   * the papers' own is passed over.
   */
  public static SecretFinder inData(Secrets secrets, Allowed allowed) {
    return new SecretFinder(secrets, allowed, true);
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
    Map<Secret, Stretch> stretches = new LinkedHashMap<>();
    for (Found text : texts) {
      for (NameFinder.Hit<SecretRun> hit : secrets.runs().inAll(text.text())) {
        SecretRun run = hit.what();
        if (!open.contains(run)
            && seen.merge(run, 1, Integer::sum) > told.getOrDefault(run, 0)
            && !isOfPapers(run)
            && !(inData && FramingWords.areAllOf(FoldedText.of(run.words())))) {
          stretches.merge(run.secret(), new Stretch(text, hit.start(), hit.end()), Stretch::joined);
        }
      }
    }
    List<Leak> leaks = new ArrayList<>();
    for (Secret secret : secrets.all()) {
      Stretch found = stretches.remove(secret);
      if (found != null) {
        leaks.add(new Leak(file, found.in.place(), secret.what(), found.words()));
      }
    }
    return leaks;
  }

  /**
   * Names side by side tell no more than each alone; beside them, whoever has been told a passage
   * as a whole may find its figures and the papers' own words again.
   */
  private boolean isOfPapers(SecretRun run) {
    boolean whole = toldOf.getOrDefault(run.secret(), 0) == run.count();
    return whole ? openWords.areOfPapers(run) : openWords.areNames(run);
  }

  /** Where words were found, as far as they hang together. */
  private record Stretch(Found in, int start, int end) {
    Stretch joined(Stretch next) {
      return next.in.equals(in) && next.start <= end && next.end > end
          ? new Stretch(in, start, next.end)
          : this;
    }

    String words() {
      return in.text().substring(start, end).strip().replaceAll("\\s+", " ");
    }
  }
}
