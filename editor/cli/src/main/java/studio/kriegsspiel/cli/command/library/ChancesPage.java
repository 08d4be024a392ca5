package studio.kriegsspiel.cli.command.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.reading.rehearsal.Chance;
import studio.kriegsspiel.reading.rehearsal.ChanceWords;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Played;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.situation.Situation;

/**
 * The chances of many scenarios in Markdown, in one table; which games broke, and so do not count,
 * stands below it.
 */
final class ChancesPage {
  private final int runs;
  private final long seed;
  private final List<Row> all = new ArrayList<>();
  private final List<String> not = new ArrayList<>();

  /** A page without a row, of so many games each. */
  ChancesPage(int runs, long seed) {
    this.runs = runs;
    this.seed = seed;
  }

  private record Row(String slug, Situation situation, Chances chances) {
    List<Side> sides() {
      return situation.scenario().sides();
    }

    boolean isOpen() {
      return sides().stream().map(side -> chances.ahead(side.name())).allMatch(Chance::mayBeOpen);
    }
  }

  /** One that was rehearsed. */
  void add(String slug, Situation situation, Chances chances) {
    all.add(new Row(slug, situation, chances));
  }

  /** One that was not, and why. */
  void addNot(String slug, String why) {
    not.add(slug + ": " + why);
  }

  /** How many were rehearsed. */
  int scenarios() {
    return all.size();
  }

  /** The whole page. */
  String markdown() {
    StringBuilder text =
        new StringBuilder(
            """
            # Chances of the library

            <!-- Written by `./studio chances`; change the scenarios, not this page. -->

            Each scenario was [rehearsed](rehearsal.md), in %d games: plain commanders, model solutions where an exercise has one, an umpire who asks the rule book. Behind each
            share stand the bounds between which the chance lies. *Ahead* is who has more points at the end, or objectives where none has points. What is open has neither side
            below 30 or above 70 per cent, as far as the bounds tell.

            | scenario | book | ahead at the end | nobody alone | first contact | open |
            |---|---|---|---|---|---|
            """
                .formatted(runs));
    all.forEach(each -> text.append(row(each)));
    if (!not.isEmpty()) {
      text.append("\nNot rehearsed:\n\n");
      not.forEach(each -> text.append("- ").append(each).append('\n'));
    }
    decided(text);
    broken(text);
    return text.toString();
  }

  /** Which games are not counted, with what plays each of them again. */
  private void broken(StringBuilder text) {
    if (brokenGames() == 0) {
      return;
    }
    text.append("\n## Games that broke\n\nThey are not counted above.\n\n");
    for (Row each : all) {
      for (Played.Broken game : each.chances().broken()) {
        text.append(
            "- `%s`, game %d of %d (`studio rehearse %s --run %d --seed %d` tells it so far): %s%n"
                .formatted(
                    each.slug(),
                    game.number(),
                    each.chances().begun(),
                    each.slug(),
                    game.number(),
                    seed,
                    game.why())
                .replace("\r\n", "\n"));
      }
    }
  }

  /** How many games of all could not be played to their end. */
  int brokenGames() {
    return all.stream().mapToInt(each -> each.chances().broken().size()).sum();
  }

  private static String row(Row each) {
    return "| `%s | %s | %s | %s | %s | %s |\n"
        .formatted(
            each.slug()
                + "`"
                + (each.chances().broken().isEmpty() ? "" : " (" + each.chances().count() + ")"),
            each.situation().book().id().shortTitle(),
            each.sides().stream()
                .map(side -> side.name() + " " + words(each.chances().ahead(side.name())))
                .collect(Collectors.joining(", ")),
            words(each.chances().even()),
            contact(each),
            each.isOpen() ? "yes" : "no");
  }

  private static String words(Chance chance) {
    return ChanceWords.of(chance).strip();
  }

  private static String contact(Row each) {
    return each.chances().contacts().stream()
        .skip(1)
        .findFirst()
        .map(each.situation().clock()::show)
        .orElse("none");
  }

  /** What decides those that are not open, as far as objectives tell. */
  private void decided(StringBuilder text) {
    text.append("\n## What decides those that are not open\n\n");
    for (Row each : all) {
      if (!each.isOpen()) {
        text.append("- `").append(each.slug()).append("`: ").append(why(each)).append('\n');
      }
    }
  }

  private static String why(Row each) {
    List<String> objectives =
        each.chances().objectives().stream()
            .filter(gained -> gained.chance().isPresent())
            .map(
                gained ->
                    String.format(
                        Locale.ROOT,
                        "%s, %s: %s",
                        gained.outcome().side(),
                        gained.outcome().objective().text().replace("\"", ""),
                        gained
                            .chance()
                            .map(chance -> ChanceWords.percent(chance.share()))
                            .orElse("")))
            .toList();
    Optional<String> people =
        objectives.isEmpty() ? Optional.of("only people can say who gains what") : Optional.empty();
    return people.orElseGet(() -> String.join("; ", objectives)) + ".";
  }
}
