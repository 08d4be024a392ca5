package studio.kriegsspiel.cli.command.rehearse;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import studio.kriegsspiel.reading.rehearsal.Chance;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Doctrine;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.ask.Answer;

/**
 * What a rehearsal has come to, in words and in figures.
 *
 * @param doctrines of the sides, in the order of the text
 */
record RehearsalAccount(
    Situation situation, Map<String, Doctrine> doctrines, long seed, Chances chances) {
  /** An objective gained less or more often than this leaves little to decide. */
  private static final double SELDOM = 0.3;

  private static final int MOST_LOST = 8;

  Answer tell() {
    List<String> lines = new ArrayList<>();
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("games", chances.games());
    facts.put("seed", seed);
    lines.add(
        "%s under %s: %s, seed %d."
            .formatted(
                situation.scenario().title(),
                situation.book().id().shortTitle(),
                chances.games() == 1 ? "1 game" : chances.games() + " games",
                seed));
    commanders(lines, facts);
    objectives(lines, facts);
    ahead(lines, facts);
    contact(lines, facts);
    losses(lines, facts);
    asked(lines, facts);
    return new Answer(
        "rehearse", situation.clock().begins().toString(), String.join("\n", lines), facts);
  }

  private void commanders(List<String> lines, Map<String, Object> facts) {
    Map<String, String> words = new LinkedHashMap<>();
    doctrines.forEach(
        (side, doctrine) -> {
          lines.add("%s, %s: %s.".formatted(side, doctrine.word(), doctrine.description()));
          words.put(side, doctrine.word());
        });
    facts.put("doctrines", words);
  }

  private void objectives(List<String> lines, Map<String, Object> facts) {
    lines.add("Gained:");
    List<Object> all = new ArrayList<>();
    List<String> decided = new ArrayList<>();
    for (Chances.Gained each : chances.objectives()) {
      String name =
          each.outcome().side() + ", " + each.outcome().objective().text().replace("\"", "");
      Map<String, Object> fact = new LinkedHashMap<>();
      fact.put("side", each.outcome().side());
      fact.put("objective", each.outcome().objective().text());
      each.chance().ifPresent(chance -> fact.put("gained", fact(chance)));
      all.add(fact);
      lines.add(
          "  "
              + each.chance().map(RehearsalAccount::words).orElse("for people to say")
              + "  "
              + name);
      each.chance()
          .filter(chance -> chance.most() < SELDOM || chance.least() > 1 - SELDOM)
          .ifPresent(
              chance ->
                  decided.add(
                      "%s: it is gained %s."
                          .formatted(name, chance.share() < SELDOM ? "seldom" : "nearly always")));
    }
    facts.put("objectives", all);
    facts.put("decided", decided);
    decided.forEach(each -> lines.add("Look at " + each));
  }

  private void ahead(List<String> lines, Map<String, Object> facts) {
    Map<String, Object> ahead = new LinkedHashMap<>();
    lines.add("Ahead at the end:");
    for (Side each : situation.scenario().sides()) {
      lines.add("  " + words(chances.ahead(each.name())) + "  " + each.name());
      ahead.put(each.name(), fact(chances.ahead(each.name())));
    }
    lines.add("  " + words(chances.even()) + "  none alone");
    facts.put("ahead", ahead);
    facts.put("even", fact(chances.even()));
  }

  private void contact(List<String> lines, Map<String, Object> facts) {
    List<LocalDateTime> hours = chances.contacts();
    facts.put("contact", fact(chances.contact()));
    facts.put("contacts", hours.stream().map(LocalDateTime::toString).toList());
    if (hours.isEmpty()) {
      lines.add("Nobody meets anybody.");
      return;
    }
    lines.add(
        "First contact at %s; in eight games of ten between %s and %s, most often of %s."
            .formatted(
                situation.clock().show(hours.get(1)),
                situation.clock().show(hours.get(0)),
                situation.clock().show(hours.get(2)),
                chances
                    .firstToMeet()
                    .map(each -> "`" + each.first() + "` and `" + each.second() + "`")
                    .orElseThrow()));
  }

  private void losses(List<String> lines, Map<String, Object> facts) {
    Map<String, Object> all = new LinkedHashMap<>();
    chances.gone().forEach((unit, chance) -> all.put(unit.toString(), fact(chance)));
    facts.put("gone", all);
    if (!all.isEmpty()) {
      lines.add(
          "Lost altogether: "
              + chances.gone().entrySet().stream()
                  .limit(MOST_LOST)
                  .map(
                      each ->
                          "`%s` in %s".formatted(each.getKey(), percent(each.getValue().share())))
                  .collect(Collectors.joining(", "))
              + (all.size() > MOST_LOST
                  ? ", and %d more.".formatted(all.size() - MOST_LOST)
                  : "."));
    }
  }

  private void asked(List<String> lines, Map<String, Object> facts) {
    facts.put("asked", chances.decisions());
    lines.add(
        "Asked in a game: "
            + chances.decisions().entrySet().stream()
                .map(
                    each ->
                        String.format(
                            Locale.ROOT,
                            "%s %.1f",
                            each.getKey(),
                            (double) each.getValue() / chances.games()))
                .collect(Collectors.joining(", "))
            + ".");
  }

  private static String words(Chance chance) {
    return String.format(
        Locale.ROOT,
        "%5s (%s to %s)",
        percent(chance.share()),
        Math.round(chance.least() * 100),
        percent(chance.most()));
  }

  private static String percent(double share) {
    return Math.round(share * 100) + " %";
  }

  private static Map<String, Object> fact(Chance chance) {
    Map<String, Object> fact = new LinkedHashMap<>();
    fact.put("times", chance.times());
    fact.put("share", chance.share());
    fact.put("least", chance.least());
    fact.put("most", chance.most());
    return fact;
  }
}
