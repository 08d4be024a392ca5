package studio.kriegsspiel.situation.secret;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.edit.TextIndex;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.force.UnitIndex;
import studio.kriegsspiel.terrain.Terrain;

/** Names that one side alone may know, and where prose mentions them. */
public final class SecretIndex {
  /** Shorter names are too often ordinary words. */
  private static final int SHORTEST = 4;

  private final List<Secret> secrets = new ArrayList<>();

  /**
   * A name that one side alone may know.
   *
   * @param side the side that knows it
   * @param words the name as prose would hold it
   * @param what what it is, such as {@code battalion of Blue}
   * @param reason why others may not know, a clause
   * @param grave whether knowing it gives away what is yet to come
   */
  public record Secret(String side, String words, String what, String reason, boolean grave) {}

  /**
   * A secret in a text.
   *
   * @param secret what is given away
   * @param span its place; the whole passage where the text is not at hand
   */
  public record Mention(Secret secret, TextSpan span) {}

  /**
   * Collects the names of all units below the army itself.
   *
   * @param terrain the ground, whose place names everyone may know
   */
  public SecretIndex(Scenario scenario, UnitIndex units, Optional<Terrain> terrain) {
    for (Side side : scenario.sides()) {
      side.units()
          .filter(unit -> unit.echelon() != Echelon.ARMY)
          .forEach(unit -> add(unit, units.comesLater(unit), terrain));
    }
  }

  private void add(Unit unit, boolean later, Optional<Terrain> terrain) {
    String what = unit.echelon().word() + " of " + unit.id().side();
    String reason =
        later
            ? unit.id().side() + " brings it up only during play"
            : "only " + unit.id().side() + " knows its own order of battle";
    List.of(unit.title(), unit.id().name()).stream()
        .distinct()
        .filter(words -> words.length() >= SHORTEST)
        .filter(words -> terrain.isEmpty() || terrain.get().findPlace(words).isEmpty())
        .forEach(words -> secrets.add(new Secret(unit.id().side(), words, what, reason, later)));
  }

  /** The secrets a passage mentions, in the order of the text; longer names before shorter ones. */
  public List<Mention> mentions(Passage passage, TextIndex text) {
    Optional<String> written = text.find(passage.span());
    String prose = written.orElse(passage.text());
    List<Mention> found = new ArrayList<>();
    boolean[] taken = new boolean[prose.length()];
    secrets.stream()
        .sorted(
            java.util.Comparator.comparingInt((Secret secret) -> -secret.words().length())
                .thenComparing(Secret::words))
        .forEach(secret -> find(secret, prose, taken, passage, written.isPresent(), found));
    found.sort(java.util.Comparator.comparingInt(mention -> mention.span().offset()));
    return found;
  }

  private static void find(
      Secret secret,
      String prose,
      boolean[] taken,
      Passage passage,
      boolean exact,
      List<Mention> found) {
    if (!prose.contains(firstWord(secret.words()))) {
      return;
    }
    Matcher matcher = pattern(secret.words()).matcher(prose);
    while (matcher.find()) {
      if (taken[matcher.start()]) {
        continue;
      }
      java.util.Arrays.fill(taken, matcher.start(), matcher.end(), true);
      found.add(new Mention(secret, exact ? span(passage.span(), prose, matcher) : passage.span()));
    }
  }

  /**
   * Whole words as the name is written; names are capitalised, so the case tells them from words.
   */
  private static Pattern pattern(String words) {
    String joined = Pattern.quote(words).replace(" ", "\\E\\s+\\Q");
    return Pattern.compile("(?<![\\p{L}\\p{N}])" + joined + "(?![\\p{L}\\p{N}])");
  }

  private static String firstWord(String words) {
    int blank = words.indexOf(' ');
    return blank < 0 ? words : words.substring(0, blank);
  }

  private static TextSpan span(TextSpan passage, String prose, Matcher matcher) {
    int line = passage.line();
    int lineStart = -1;
    for (int i = 0; i < matcher.start(); i++) {
      if (prose.charAt(i) == '\n') {
        line++;
        lineStart = i;
      }
    }
    int column = lineStart < 0 ? passage.column() + matcher.start() : matcher.start() - lineStart;
    return new TextSpan(
        passage.document(),
        passage.offset() + matcher.start(),
        matcher.end() - matcher.start(),
        line,
        column);
  }
}
