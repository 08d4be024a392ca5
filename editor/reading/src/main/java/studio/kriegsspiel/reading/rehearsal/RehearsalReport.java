package studio.kriegsspiel.reading.rehearsal;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.practice.Practice;
import studio.kriegsspiel.rules.practice.UmpireStep;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Events;
import studio.kriegsspiel.situation.event.Happening;

/** What a rehearsal has come to, in words and in figures that say the same. */
public final class RehearsalReport {
  private static final int MOST_LOST = 8;

  /** A player who has nothing to do for so long is told of. */
  private static final Duration IDLE = Duration.ofMinutes(30);

  private final Rehearsal rehearsal;
  private final Situation situation;
  private final Chances chances;
  private final List<String> lines = new ArrayList<>();
  private final List<String> sentences = new ArrayList<>();
  private final List<String> worth = new ArrayList<>();
  private final Map<String, Object> facts = new LinkedHashMap<>();

  private RehearsalReport(Rehearsal rehearsal, Chances chances) {
    this.rehearsal = rehearsal;
    this.situation = rehearsal.begun().situation();
    this.chances = chances;
  }

  /**
   * A report.
   *
   * @param rehearsal what was played
   * @param chances what it came to
   * @param tried what came of changes, if any were tried
   */
  public static RehearsalReport of(
      Rehearsal rehearsal, long seed, Chances chances, List<TriedChange> tried) {
    RehearsalReport report = new RehearsalReport(rehearsal, chances);
    report.head(seed);
    report.commanders();
    report.broken(seed);
    report.objectives();
    report.ahead();
    report.contact();
    report.awaited();
    report.losses();
    report.idle();
    report.changes(tried);
    report.asked();
    return report;
  }

  /** In words, a line each. */
  public List<String> lines() {
    return List.copyOf(lines);
  }

  /** What of it is told in words alone, where charts have the rest. */
  public List<String> sentences() {
    return List.copyOf(sentences);
  }

  /** What reinforcements told otherwise came to, a line each; none where that was not tried. */
  public List<String> worth() {
    return List.copyOf(worth);
  }

  private void say(String sentence) {
    lines.add(sentence);
    sentences.add(sentence);
  }

  /** In figures, by the names of {@code docs/formats/rehearsal.schema.json}. */
  public Map<String, Object> facts() {
    return new LinkedHashMap<>(facts);
  }

  private void head(long seed) {
    facts.put("book", situation.book().id().toString());
    facts.put("games", chances.games());
    facts.put("seed", seed);
    lines.add(
        "%s under %s: %s, seed %d."
            .formatted(
                situation.scenario().title(),
                situation.book().id().shortTitle(),
                chances.count(),
                seed));
  }

  private void broken(long seed) {
    facts.putAll(BrokenGames.facts(chances));
    BrokenGames.lines(chances, seed).forEach(this::say);
  }

  private void commanders() {
    Map<String, String> words = new LinkedHashMap<>();
    rehearsal
        .doctrines()
        .forEach(
            (side, doctrine) -> {
              say("%s, %s: %s.".formatted(side, doctrine.word(), doctrine.description()));
              words.put(side, doctrine.word());
            });
    facts.put("doctrines", words);
    List<String> written = new ArrayList<>();
    for (Led each : rehearsal.led()) {
      Audience.RoleOnly role = each.sheet().role();
      say(
          "But \"%s\" of %s as %s has it."
              .formatted(
                  role.role(),
                  role.side(),
                  each.exercise()
                      .map(exercise -> "the solution of \"" + exercise.title() + "\"")
                      .orElse("a sheet")));
      written.add(role.side() + ": " + role.role());
    }
    facts.put("written", written);
  }

  private void objectives() {
    lines.add("Gained:");
    List<Object> all = new ArrayList<>();
    for (Chances.Gained each : chances.objectives()) {
      String name =
          each.outcome().side() + ", " + each.outcome().objective().text().replace("\"", "");
      Map<String, Object> fact = new LinkedHashMap<>();
      fact.put("side", each.outcome().side());
      fact.put("objective", each.outcome().objective().text());
      each.chance().ifPresent(chance -> fact.put("gained", ChanceWords.fact(chance)));
      all.add(fact);
      lines.add(each.chance().map(ChanceWords::of).orElse("  for people to say") + "  " + name);
    }
    facts.put("objectives", all);
  }

  private void ahead() {
    lines.add("Ahead at the end:");
    for (Side each : situation.scenario().sides()) {
      lines.add(ChanceWords.of(chances.ahead(each.name())) + "  " + each.name());
    }
    lines.add(ChanceWords.of(chances.even()) + "  none alone");
    facts.put("ahead", ahead(chances));
    facts.put("even", ChanceWords.fact(chances.even()));
  }

  private Map<String, Object> ahead(Chances of) {
    Map<String, Object> ahead = new LinkedHashMap<>();
    for (Side each : situation.scenario().sides()) {
      ahead.put(each.name(), ChanceWords.fact(of.ahead(each.name())));
    }
    return ahead;
  }

  private void contact() {
    List<LocalDateTime> hours = chances.contacts();
    Map<String, Object> fact = new LinkedHashMap<>(ChanceWords.fact(chances.contact()));
    fact.put("hours", hours.stream().map(LocalDateTime::toString).toList());
    chances.contactNear().ifPresent(place -> fact.put("near", place));
    facts.put("contact", fact);
    if (hours.isEmpty()) {
      say("Nobody meets anybody.");
      return;
    }
    say(
        "First contact at %s; in eight games of ten between %s and %s, most often of %s%s."
            .formatted(
                situation.clock().show(hours.get(1)),
                situation.clock().show(hours.get(0)),
                situation.clock().show(hours.get(2)),
                chances
                    .firstToMeet()
                    .map(each -> "`" + each.first() + "` and `" + each.second() + "`")
                    .orElseThrow(),
                chances.contactNear().map(place -> ", nearest to " + place).orElse("")));
  }

  private void awaited() {
    List<Object> all = new ArrayList<>();
    for (Event each : Events.of(situation).waiting()) {
      Chances.Awaited awaited = chances.awaited(each.id());
      Map<String, Object> fact = new LinkedHashMap<>();
      fact.put("event", each.id());
      fact.put("comes", ChanceWords.fact(awaited.chance()));
      fact.put("late", ChanceWords.fact(awaited.late()));
      awaited.median().ifPresent(hour -> fact.put("median", hour.toString()));
      all.add(fact);
      say(
          "%s comes in %s of the games%s."
              .formatted(
                  words(each),
                  ChanceWords.percent(awaited.chance().share()),
                  awaited
                      .median()
                      .map(
                          hour ->
                              ", in the middle of them at %s; after the first contact in %s"
                                  .formatted(
                                      situation.clock().show(hour),
                                      ChanceWords.percent(awaited.late().share())))
                      .orElse("")));
    }
    facts.put("awaited", all);
  }

  private static String words(Event event) {
    return event.happening() instanceof Happening.SheetDue sheet
        ? "The sheet "
            + sheet.due().sheet().mark()
            + " to "
            + sheet.due().sheet().audience().words()
        : "What `" + event.id() + "` waits for";
  }

  private void losses() {
    Map<String, Object> all = new LinkedHashMap<>();
    chances.gone().forEach((unit, chance) -> all.put(unit.toString(), ChanceWords.fact(chance)));
    facts.put("gone", all);
    if (!all.isEmpty()) {
      say(
          "Lost altogether: "
              + chances.gone().entrySet().stream()
                  .limit(MOST_LOST)
                  .map(
                      each ->
                          "`%s` in %s"
                              .formatted(
                                  each.getKey(), ChanceWords.percent(each.getValue().share())))
                  .collect(Collectors.joining(", "))
              + (all.size() > MOST_LOST
                  ? ", and %d more.".formatted(all.size() - MOST_LOST)
                  : "."));
    }
    inHand();
  }

  private void inHand() {
    List<Object> hours = new ArrayList<>();
    chances
        .inHand()
        .forEach(
            (hour, sides) -> {
              Map<String, Object> fact = new LinkedHashMap<>();
              fact.put("time", hour.toString());
              fact.put("bodies", sides);
              hours.add(fact);
            });
    facts.put("inHand", hours);
    List<Map<String, Double>> all = List.copyOf(chances.inHand().values());
    say(
        "In hand of those that fight, at the beginning and at the end: "
            + all.get(0).keySet().stream()
                .map(
                    side ->
                        String.format(
                            Locale.ROOT,
                            "%s %.0f and %.1f",
                            side,
                            all.get(0).get(side),
                            all.get(all.size() - 1).get(side)))
                .collect(Collectors.joining(", "))
            + ".");
  }

  private void changes(List<TriedChange> tried) {
    if (tried.isEmpty()) {
      return;
    }
    worth.add("What a change is worth, with the same throws:");
    List<Object> all = new ArrayList<>();
    for (TriedChange each : tried) {
      TriedChange.Shift shift = each.shift();
      Map<String, Object> fact = new LinkedHashMap<>();
      fact.put("unit", each.change().unit().toString());
      fact.put("change", each.change().kind().word());
      if (each.change().isHour()) {
        fact.put("minutes", ToldOtherwise.SHIFT.toMinutes());
      }
      each.change().place(situation).ifPresent(place -> fact.put("place", place));
      fact.put("side", shift.side());
      fact.put("won", shift.won());
      fact.put("lost", shift.lost());
      fact.put("matters", shift.matters());
      if (!each.chances().broken().isEmpty()) {
        fact.put("games", each.chances().games());
      }
      fact.put("ahead", ahead(each.chances()));
      all.add(fact);
      worth.add(
          "  `%s` %s: %s ahead in %s, not %s%s%s"
              .formatted(
                  each.change().unit(),
                  each.change().words(situation),
                  shift.side(),
                  ChanceWords.percent(each.chances().ahead(shift.side()).share()),
                  ChanceWords.percent(chances.ahead(shift.side()).share()),
                  each.chances().broken().isEmpty() ? "" : ", of " + each.chances().count(),
                  shift.matters() ? "" : " (chance may have done that)"));
    }
    lines.addAll(worth);
    facts.put("changes", all);
  }

  private void idle() {
    List<Object> all = new ArrayList<>();
    for (Chances.Idle each : chances.idle(IDLE)) {
      say(
          "\"%s\" of %s has nothing to do from %s to %s in more than half of the games."
              .formatted(
                  each.role().role(),
                  each.role().side(),
                  situation.clock().show(each.from()),
                  situation.clock().show(each.until())));
      Map<String, Object> fact = new LinkedHashMap<>();
      fact.put("side", each.role().side());
      fact.put("role", each.role().role());
      fact.put("from", each.from().toString());
      fact.put("until", each.until().toString());
      all.add(fact);
    }
    facts.put("idle", all);
  }

  private void asked() {
    facts.put("asked", chances.decisions());
    say("Asked in a game: " + perGame(chances.decisions()) + ".");
    List<String> never =
        situation.book().practice().rounds().stream()
            .map(Practice.Round::steps)
            .flatMap(List::stream)
            .flatMap(UmpireStep::withAllAfter)
            .flatMap(step -> step.asks().stream())
            .distinct()
            .filter(each -> !chances.decisions().containsKey(each))
            .sorted()
            .toList();
    facts.put("neverAsked", never);
    if (!never.isEmpty()) {
      say("Never asked: " + String.join(", ", never) + ".");
    }
    facts.put("rests", chances.rests());
    if (!chances.rests().isEmpty()) {
      say("Not printed in the book, decisions a game: " + perGame(chances.rests()) + ".");
    }
  }

  private String perGame(Map<String, Integer> counted) {
    return counted.entrySet().stream()
        .map(
            each ->
                String.format(
                    Locale.ROOT,
                    "%s %.1f",
                    each.getKey(),
                    (double) each.getValue() / chances.games()))
        .collect(Collectors.joining(", "));
  }
}
