package studio.kriegsspiel.desk.game;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.game.Contact;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.game.Left;
import studio.kriegsspiel.game.Meeting;
import studio.kriegsspiel.game.Muster;
import studio.kriegsspiel.game.Whose;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.SeenTroops;
import studio.kriegsspiel.situation.orders.GivenMessage;
import studio.kriegsspiel.situation.orders.GivenOrder;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.ask.EventWords;

/** What is told of a game, in words and in figures. */
public record GameAccount(Game game) {
  /** What came after a minute, where the game is, and what is to be decided there. */
  public Answer came(String act, LocalDateTime earlier) {
    List<String> lines = new ArrayList<>();
    List<Object> happened = new ArrayList<>();
    happened(earlier, lines, happened);
    lines.add(hour());
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("happened", happened);
    open(lines, facts);
    return answer(act, lines, facts);
  }

  /** A whole story, and where it has come to. */
  public Answer story(String act, List<String> told, List<Object> happened) {
    List<String> lines = new ArrayList<>(told);
    lines.add(hour());
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("happened", happened);
    open(lines, facts);
    return answer(act, lines, facts);
  }

  private void open(List<String> lines, Map<String, Object> facts) {
    List<Event> open = game.toDecide();
    open.forEach(each -> lines.add("To be decided: " + question(each) + "."));
    facts.put("toDecide", open.stream().map(events()::facts).toList());
    if (game.now().equals(game.situation().clock().ends())) {
      ScoreAccount.of(game).add(lines, facts);
    }
  }

  /** Adds what the clock has brought after a minute, and who has met. */
  void happened(LocalDateTime earlier, List<String> lines, List<Object> facts) {
    record Line(LocalDateTime at, String words, Object fact) {}
    List<Line> all = new ArrayList<>();
    for (Event each : game.since(earlier)) {
      all.add(new Line(each.earliest().orElseThrow(), events().line(each), events().facts(each)));
    }
    for (Meeting each : game.metSince(earlier)) {
      all.add(new Line(each.since(), line(each), fact(each)));
    }
    all.sort(Comparator.comparing(Line::at));
    all.forEach(each -> lines.add(each.words()));
    all.forEach(each -> facts.add(each.fact()));
  }

  private String line(Meeting meeting) {
    return game.situation().clock().show(meeting.since()) + ": " + words(meeting.contact()) + ".";
  }

  private static Map<String, Object> fact(Meeting meeting) {
    return Map.of(
        "time", meeting.since().toString(),
        "first", meeting.contact().first().toString(),
        "second", meeting.contact().second().toString(),
        "met", meeting.contact().kind().name().toLowerCase(Locale.ROOT),
        "metres", Math.round(meeting.contact().metres()),
        "stops", meeting.stops());
  }

  private String words(Contact contact) {
    return switch (contact.kind()) {
      case TOUCH -> "`%s` and `%s` touch".formatted(contact.first(), contact.second());
      case BEHIND ->
          "`%s` halts behind `%s`, its own, with the enemy before them"
              .formatted(contact.first(), contact.second());
      case MUSKETRY ->
          "`%s` has `%s` in sight and within the reach of its muskets, at %s"
              .formatted(
                  contact.first(),
                  contact.second(),
                  Figures.metres(contact.metres(), game.situation().book().ground()));
    };
  }

  /** What comes of orders, and of the messages beside them. */
  public static Answer ordered(Game.Commanded commanded, List<String> doubts) {
    return new GameAccount(commanded.game()).given(commanded, doubts);
  }

  private Answer given(Game.Commanded commanded, List<String> doubts) {
    List<String> lines = new ArrayList<>();
    List<Object> facts = new ArrayList<>();
    for (GivenOrder each : commanded.given()) {
      lines.add(words(each));
      Map<String, Object> fact = new LinkedHashMap<>();
      fact.put("unit", each.order().unit().toString());
      fact.put("order", each.order().words());
      fact.put("given", each.given().toString());
      fact.put("received", each.received().toString());
      each.journey()
          .flatMap(ColumnJourney::findTailArrives)
          .ifPresent(there -> fact.put("arrives", there.toString()));
      each.work()
          .ifPresent(
              work -> {
                fact.put("begins", work.begins().toString());
                work.finished().ifPresent(done -> fact.put("done", done.toString()));
              });
      facts.add(fact);
    }
    commanded.messages().forEach(each -> lines.add(words(each)));
    doubts.forEach(each -> lines.add("But: " + each));
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("orders", facts);
    all.put("messages", commanded.messages().stream().map(GameAccount::fact).toList());
    all.put("doubts", doubts);
    return answer("order", lines, all);
  }

  private String words(GivenOrder given) {
    Clock clock = game.situation().clock();
    String has =
        "`%s` has the order at %s%s"
            .formatted(
                given.order().unit(),
                clock.show(given.received()),
                given.ride().isPresent() ? ", by a rider" : "");
    return has
        + given
            .journey()
            .map(
                journey ->
                    journey
                        .findTailArrives()
                        .map(
                            there ->
                                "; its tail is to be at the goal at "
                                    + clock.show(Clock.minuteOf(there)))
                        .orElse("; there is no way for it to go"))
            .orElse("")
        + given.work().map(this::words).orElse("")
        + ".";
  }

  private String words(GivenMessage message) {
    Clock clock = game.situation().clock();
    String reader = message.message().to().words();
    return message.ride().isPresent()
        ? "The message reaches %s at %s, by a rider: %s."
            .formatted(
                reader,
                clock.show(message.received()),
                Figures.metres(message.ride().get().metres(), game.situation().book().ground()))
        : "The message is with %s at %s.".formatted(reader, clock.show(message.received()));
  }

  private static Map<String, Object> fact(GivenMessage message) {
    Map<String, Object> fact = new LinkedHashMap<>();
    fact.put("to", message.message().to().words());
    fact.put("text", message.message().text().text());
    fact.put("sent", message.sent().toString());
    fact.put("received", message.received().toString());
    return fact;
  }

  private String words(Work work) {
    Clock clock = game.situation().clock();
    return "; its work begins at "
        + clock.show(work.begins())
        + work.finished()
            .map(done -> " and is done at " + clock.show(done))
            .orElse("; when it is done the book does not say, and people do");
  }

  /** Everything that is so, which is the umpire's. */
  public Answer truth() {
    Ask ask = new Ask(game.situation());
    List<String> lines = new ArrayList<>(List.of(hour()));
    List<Object> bodies = new ArrayList<>();
    for (UnitId each : game.truth().bodies().keySet()) {
      Answer where = ask.inGame(game.situation().units().find(each).orElseThrow(), game.now());
      lines.add(where.text());
      Map<String, Object> body = new LinkedHashMap<>(where.facts());
      List<Left> left = game.left().of(Whose.body(each));
      left.forEach(state -> lines.add("  " + state.word() + "=" + state.value()));
      body.put("left", left.stream().map(DecisionAnswers::fact).toList());
      bodies.add(body);
    }
    Set<Whose> there =
        game.truth().bodies().keySet().stream().map(Whose::body).collect(Collectors.toSet());
    List<Left> others =
        game.left().all().stream().filter(each -> !there.contains(each.whose())).toList();
    others.forEach(each -> lines.add(DecisionAnswers.words(each)));
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("bodies", bodies);
    facts.put("left", others.stream().map(DecisionAnswers::fact).toList());
    muster(lines, facts);
    ScoreAccount.of(game).add(lines, facts);
    return answer("show", lines, facts);
  }

  private static String words(Muster side) {
    List<String> lost = new ArrayList<>();
    if (side.gone() > 0) {
      lost.add(Figures.format("the bodies of %,d are gone", side.gone()));
    }
    if (side.taken() > 0) {
      lost.add(Figures.format("the bodies of %,d are taken", side.taken()));
    }
    return Figures.format(
        "%s began with %,d men: %s.", side.side(), side.all(), String.join(", ", lost));
  }

  /** What has become of the men of each side. */
  private void muster(List<String> lines, Map<String, Object> facts) {
    List<Map<String, Object>> sides = new ArrayList<>();
    for (Muster each : Muster.of(game)) {
      if (each.gone() + each.taken() > 0) {
        lines.add(words(each));
      }
      Map<String, Object> side = new LinkedHashMap<>();
      side.put("side", each.side());
      side.put("there", each.there());
      side.put("gone", each.gone());
      side.put("taken", each.taken());
      sides.add(side);
    }
    facts.put("men", sides);
  }

  /** What one player has been told, and what his troops see; the umpire is shown everything. */
  public Answer told(String words) {
    Reader reader =
        Knowledge.of(game.situation())
            .findReader(words)
            .orElseThrow(
                () -> new GameRefusedException("Nobody who reads is called `" + words + "`."));
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
    List<SeenTroops> seen = game.seen(player);
    SeenAccount sees = new SeenAccount(game.situation().book().ground());
    lines.add(sees.head(words, seen));
    seen.forEach(each -> lines.add("  " + sees.line(each)));
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("told", told);
    facts.put("seen", seen.stream().map(sees::fact).toList());
    return answer("show", lines, facts);
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

  /** Where the game has come to. */
  String hour() {
    Clock clock = game.situation().clock();
    return "It is "
        + clock.show(game.now())
        + (game.now().equals(clock.ends())
            ? ", and play has ended."
            : ", in " + clock.turn().turnName() + " " + clock.moveAt(game.now()) + ".");
  }

  private String question(Event event) {
    Clock clock = game.situation().clock();
    return event
        .latest()
        .map(latest -> "when, by " + clock.show(latest) + ": " + words(event))
        .orElseGet(
            () ->
                game.come().contains(event)
                    ? "what it waited for is so: " + words(event)
                    : words(event) + "; what comes of it");
  }

  private String words(Event event) {
    return events().of(event.happening());
  }

  private EventWords events() {
    return new EventWords(game.situation());
  }
}
