package studio.kriegsspiel.reading.rehearsal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.situation.Situation;

/**
 * A scenario and its variants rehearsed with the same throws, in one table. Not thread-safe;
 * whoever plays them adds them one by one.
 */
public final class SideBySide {
  /** What stands in the table for the scenario without a variant. */
  public static final String ITSELF = "the scenario itself";

  /**
   * One of them.
   *
   * @param title of the variant
   * @param games what was played, and what it came to
   * @param whyNot why nothing could be played; empty where games are there
   */
  public record Entry(String title, Optional<Games> games, String whyNot) {}

  /** What was played of one, and what it came to. */
  public record Games(Rehearsal rehearsal, Chances chances) {
    /** What it begins from. */
    public Situation situation() {
      return rehearsal.begun().situation();
    }

    /** The chance that a side is ahead; none where this one has no such side. */
    public Optional<Chance> ahead(String side) {
      return situation().scenario().findSide(side).map(each -> chances.ahead(each.name()));
    }
  }

  private final int count;
  private final long seed;
  private final List<Entry> entries = new ArrayList<>();

  /** A table without a row. */
  public SideBySide(int count, long seed) {
    this.count = count;
    this.seed = seed;
  }

  /** One that was played. */
  public void add(String title, Rehearsal rehearsal, Chances chances) {
    entries.add(new Entry(title, Optional.of(new Games(rehearsal, chances)), ""));
  }

  /** One that cannot be played. */
  public void addNot(String title, String why) {
    entries.add(new Entry(title, Optional.empty(), why));
  }

  /** In the order in which they were added. */
  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** The sides of all of them, in the order of the texts. */
  public Set<String> sides() {
    Set<String> all = new LinkedHashSet<>();
    for (Entry each : entries) {
      each.games().ifPresent(games -> sides(games).map(Side::name).forEach(all::add));
    }
    return all;
  }

  private static Stream<Side> sides(Games games) {
    return games.situation().scenario().sides().stream();
  }

  /** How many games of what seed, in words. */
  public String head() {
    return "%s each, seed %d.".formatted(count == 1 ? "1 game" : count + " games", seed);
  }

  /** In words, a line each. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("Side by side: " + head());
    for (Entry each : entries) {
      lines.add(title(each) + ":");
      each.games()
          .ifPresentOrElse(
              games -> tell(games, lines), () -> lines.add("  not rehearsed: " + each.whyNot()));
    }
    lines.addAll(breaks());
    return lines;
  }

  /** Its title, and how many of its games count where some broke. */
  public static String title(Entry entry) {
    return entry
        .games()
        .map(Games::chances)
        .filter(chances -> !chances.broken().isEmpty())
        .map(chances -> "%s (%s)".formatted(entry.title(), chances.count()))
        .orElse(entry.title());
  }

  /** The sentences of the games that broke, a line each: which, of what, and why. */
  public List<String> breaks() {
    List<String> all = new ArrayList<>();
    for (Entry each : entries) {
      each.games()
          .ifPresent(
              games ->
                  games
                      .chances()
                      .broken()
                      .forEach(
                          game ->
                              all.add(
                                  "%s: game %d broke and is not counted: %s"
                                      .formatted(each.title(), game.number(), game.why()))));
    }
    return all;
  }

  private static void tell(Games games, List<String> lines) {
    sides(games)
        .forEach(
            side ->
                lines.add(
                    ChanceWords.of(games.chances().ahead(side.name()))
                        + "  "
                        + side.name()
                        + " ahead at the end"));
    lines.add(ChanceWords.of(games.chances().even()) + "  none alone ahead");
    for (Chances.Gained each : games.chances().objectives()) {
      lines.add(
          each.chance().map(ChanceWords::of).orElse("  for people to say") + "  " + words(each));
    }
    lines.add("  first contact: " + contact(games));
  }

  /** An objective, in words. */
  public static String words(Chances.Gained gained) {
    return gained.outcome().side() + ", " + gained.outcome().objective().text().replace("\"", "");
  }

  /** The hour of the first contact in the middle of the games. */
  public static String contact(Games games) {
    return games.chances().contacts().stream()
        .skip(1)
        .findFirst()
        .map(games.situation().clock()::show)
        .orElse("none");
  }

  /** In figures: of each all that a report of it alone has. */
  public Map<String, Object> facts() {
    Map<String, Object> facts = headFacts();
    facts.put("variants", factsOfEach());
    return facts;
  }

  /** How many games of what seed, in figures; whoever calls adds to it. */
  Map<String, Object> headFacts() {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("games", count);
    facts.put("seed", seed);
    return facts;
  }

  /** The same of each, in their order. */
  List<Map<String, Object>> factsOfEach() {
    List<Map<String, Object>> all = new ArrayList<>();
    for (Entry each : entries) {
      Map<String, Object> fact = new LinkedHashMap<>();
      if (!each.title().equals(ITSELF)) {
        fact.put("variant", each.title());
      }
      each.games()
          .ifPresentOrElse(
              games ->
                  fact.put(
                      "rehearsal",
                      RehearsalReport.of(games.rehearsal(), seed, games.chances(), List.of())
                          .facts()),
              () -> fact.put("refused", each.whyNot()));
      all.add(fact);
    }
    return all;
  }
}
