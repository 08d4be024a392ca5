package studio.kriegsspiel.cli.command.game;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.ask.EventWords;
import studio.kriegsspiel.study.ask.Request;

/** What is told of a game, in words and in figures. */
record GameAccount(Game game) {
  /** What the clock has brought, where the game is, and what is to be decided there. */
  Answer came(String act, List<Event> events) {
    List<String> lines = new ArrayList<>(events.stream().map(this::line).toList());
    lines.add(hour());
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("happened", events.stream().map(this::fact).toList());
    List<Event> open = game.toDecide();
    open.forEach(each -> lines.add("To be decided: " + question(each) + "."));
    facts.put("toDecide", open.stream().map(this::fact).toList());
    return answer(act, lines, facts);
  }

  /** Everything that is so, which is the umpire's. */
  Answer truth() {
    Ask ask = new Ask(game.situation());
    Optional<String> at = Optional.of(Clock.write(game.now()));
    List<String> lines = new ArrayList<>(List.of(hour()));
    List<Object> bodies = new ArrayList<>();
    for (UnitId each : game.truth().bodies().keySet()) {
      Answer where = ask.answer(new Request("where " + each, at, Optional.empty()));
      lines.add(where.text());
      bodies.add(where.facts());
    }
    return answer("show", lines, Map.of("bodies", bodies));
  }

  /** What one player has been told; the umpire is shown everything. */
  Answer told(String words) {
    Reader reader =
        Knowledge.of(game.situation())
            .findReader(words)
            .orElseThrow(() -> new CommandFault("Nobody who reads is called `" + words + "`."));
    if (!(reader instanceof Reader.Player player)) {
      return truth();
    }
    PlayerView view = game.known(player);
    List<String> lines = new ArrayList<>(List.of(hour(), words + " has been told:"));
    List<Object> told = new ArrayList<>();
    view.reports().forEach(each -> told(each.at(), each.from(), each.text(), lines, told));
    view.news().stream()
        .filter(each -> each.at().filter(at -> !at.isAfter(game.now())).isPresent())
        .forEach(each -> told(each.at(), each.source(), each.text(), lines, told));
    return answer("show", lines, Map.of("told", told));
  }

  private void told(
      Optional<LocalDateTime> at,
      Optional<String> from,
      String text,
      List<String> lines,
      List<Object> told) {
    String one = text.strip().replaceAll("\\s+", " ");
    Map<String, Object> fact = new LinkedHashMap<>();
    at.ifPresent(each -> fact.put("at", each.toString()));
    from.ifPresent(each -> fact.put("from", each));
    fact.put("text", one);
    told.add(fact);
    lines.add(
        at.map(game.situation().clock()::show).orElse("before play")
            + from.map(each -> " from " + each).orElse("")
            + ": "
            + one);
  }

  private Answer answer(String act, List<String> lines, Map<String, Object> facts) {
    Clock clock = game.situation().clock();
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("move", clock.moveAt(game.now()));
    all.put("ended", game.now().equals(clock.ends()));
    all.putAll(facts);
    return new Answer(act, game.now().toString(), String.join("\n", lines), all);
  }

  private String hour() {
    Clock clock = game.situation().clock();
    return "It is "
        + clock.show(game.now())
        + (game.now().equals(clock.ends())
            ? ", and play has ended."
            : ", in " + clock.turn().turnName() + " " + clock.moveAt(game.now()) + ".");
  }

  private String line(Event event) {
    Clock clock = game.situation().clock();
    return clock.show(event.earliest().orElseThrow())
        + event.latest().map(latest -> " to " + clock.show(latest)).orElse("")
        + ": "
        + words(event)
        + ".";
  }

  private String question(Event event) {
    Clock clock = game.situation().clock();
    return event
        .latest()
        .map(latest -> "when, by " + clock.show(latest) + ": " + words(event))
        .orElseGet(() -> words(event) + "; what comes of it");
  }

  private String words(Event event) {
    return new EventWords(game.situation()).of(event.happening());
  }

  private Map<String, Object> fact(Event event) {
    Map<String, Object> fact = new LinkedHashMap<>();
    fact.put("id", event.id());
    fact.put("time", event.earliest().orElseThrow().toString());
    event.latest().ifPresent(latest -> fact.put("until", latest.toString()));
    fact.put("what", words(event));
    return fact;
  }
}
