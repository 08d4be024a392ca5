package studio.kriegsspiel.reading.rehearsal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The games of a rehearsal that broke, in words and in figures: no share is of them. */
final class BrokenGames {
  /** Of more only the numbers are told. */
  private static final int MOST = 5;

  private BrokenGames() {}

  /** By the names of {@code docs/formats/rehearsal.schema.json}. */
  static Map<String, Object> facts(Chances chances) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("begun", chances.begun());
    facts.put("broken", chances.broken().stream().map(Played.Broken::number).toList());
    facts.put(
        "breaks",
        chances.broken().stream()
            .map(each -> Map.<String, Object>of("game", each.number(), "why", each.why()))
            .toList());
    return facts;
  }

  /** A sentence each; who wants to know more plays one of them by its number. */
  static List<String> lines(Chances chances, long seed) {
    List<Played.Broken> all = chances.broken();
    List<String> lines = new ArrayList<>();
    if (all.isEmpty()) {
      return lines;
    }
    lines.add(
        "Of %d games %d broke and %s not counted; the shares are of the other %d."
            .formatted(
                chances.begun(), all.size(), all.size() == 1 ? "is" : "are", chances.games()));
    for (Played.Broken each : all.subList(0, Math.min(MOST, all.size()))) {
      lines.add(
          "Game %d broke (--run %d --seed %d tells it so far): %s"
              .formatted(each.number(), each.number(), seed, each.why()));
    }
    if (all.size() > MOST) {
      lines.add(
          "So did games %s."
              .formatted(
                  all.subList(MOST, all.size()).stream()
                      .map(each -> String.valueOf(each.number()))
                      .collect(Collectors.joining(", "))));
    }
    return lines;
  }
}
