package studio.kriegsspiel.study.ask;

import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Events;
import studio.kriegsspiel.study.ask.QuestionText.Word;

/** Moves and turns, and what is due. */
final class ClockAnswers {
  private static final int MOST_DUE = 5;

  private final AskedScene scene;

  ClockAnswers(AskedScene scene) {
    this.scene = scene;
  }

  ToldAnswer when(List<Word> words, String asked) {
    Clock clock = scene.situation().clock();
    if (words.size() == 1) {
      Optional<LocalDateTime> time = AskedTime.find(words.get(0).text(), clock);
      if (time.isPresent()) {
        return move(clock.moveAt(time.get()), Optional.of(time.get()));
      }
    }
    if (words.size() == 2
        && words.get(0).text().matches("(?i)move|turn")
        && words.get(1).text().matches("\\d{1,5}")) {
      return move(AskedTime.number(words.get(1).text()), Optional.empty());
    }
    throw new QuestionException("Ask `when move 7` or `when 13:30`, not `" + asked + "`.");
  }

  private ToldAnswer move(int number, Optional<LocalDateTime> falls) {
    Clock clock = scene.situation().clock();
    String name = clock.turn().turnName();
    if (number < 1) {
      throw new QuestionException(
          "Play begins at " + scene.show(clock.begins()) + "; there is no " + name + " before.");
    }
    LocalDateTime begins = clock.time(new Moment.OfMove(number));
    LocalDateTime ends = begins.plusMinutes(clock.turn().turnMinutes());
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("move", number);
    facts.put("name", name);
    facts.put("begins", AskedScene.stamp(begins));
    facts.put("ends", AskedScene.stamp(ends));
    facts.put("minutes", clock.turn().turnMinutes());
    facts.put("inPlay", clock.holds(begins));
    String what = name + " " + number;
    String sentence =
        falls
            .map(time -> scene.show(time) + " falls in " + what + ", which")
            .orElse(Capital.of(what));
    return new ToldAnswer(
        sentence
            + " begins at "
            + scene.show(begins)
            + " and ends at "
            + scene.show(ends)
            + (clock.holds(begins)
                ? "."
                : ", after play ends at " + scene.show(clock.ends()) + "."),
        facts);
  }

  ToldAnswer due() {
    List<Event> next =
        Events.of(scene.situation()).from(scene.time()).stream().limit(MOST_DUE).toList();
    EventWords words = new EventWords(scene.situation());
    List<Map<String, Object>> due = next.stream().map(words::facts).toList();
    return new ToldAnswer(
        next.isEmpty()
            ? "Nothing is due any more at " + scene.clock() + "."
            : next.stream().map(words::line).collect(Collectors.joining("\n")),
        new LinkedHashMap<>(Map.of("due", due)));
  }
}
