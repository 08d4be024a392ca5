package studio.kriegsspiel.desk.game;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameEntry;
import studio.kriegsspiel.game.GameEntry.Ride;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.study.game.GameTable.Played;

/** Everything that happened in a game, from its beginning. */
public record GameStory(Played played) {
  private static final Pattern WRITER = Pattern.compile("^orders of (\"[^\"]*\")");

  /** The story of a whole game. */
  public static Answer of(Played played) {
    return new GameStory(played).tell();
  }

  /** Everything from the beginning. */
  public Answer tell() {
    List<String> lines = new ArrayList<>();
    List<Object> facts = new ArrayList<>();
    new GameAccount(played.games().get(0)).happened(LocalDateTime.MIN, lines, facts);
    tell(0, lines, facts);
    return new GameAccount(played.now()).story("story", lines, facts);
  }

  /** What was done after so many entries. */
  public Answer since(int entries, String act, String origin) {
    List<String> lines = new ArrayList<>();
    List<Object> facts = new ArrayList<>();
    tell(entries, lines, facts);
    lines.add(origin);
    return new GameAccount(played.now()).story(act, lines, facts);
  }

  private void tell(int from, List<String> lines, List<Object> facts) {
    for (int i = from; i < played.log().entries().size(); i++) {
      Game before = played.games().get(i);
      Game after = played.games().get(i + 1);
      played
          .log()
          .entries()
          .get(i)
          .<Runnable>match(
              advance -> () -> new GameAccount(after).happened(before.now(), lines, facts),
              ordered -> () -> ordered(before, ordered, lines, facts),
              decision -> () -> decided(before, decision, lines, facts))
          .run();
    }
  }

  private static void ordered(
      Game before, GameEntry.Ordered ordered, List<String> lines, List<Object> facts) {
    String time = before.situation().clock().show(before.now());
    for (String written : ordered.sheet().lines().skip(1).map(String::strip).toList()) {
      String line = written.startsWith(time + " ") ? written.substring(time.length() + 1) : written;
      if (!line.isEmpty()) {
        boolean atOnce = ordered.ride() == Ride.NONE;
        boolean sent = line.startsWith("message ");
        String writer =
            WRITER
                .matcher(ordered.sheet())
                .results()
                .findFirst()
                .map(each -> each.group(1))
                .orElse("");
        lines.add(
            time
                + (sent ? ": " + writer + " sends: " : atOnce ? ": at once: " : ": ordered: ")
                + line);
        facts.add(
            Map.of(
                "time",
                before.now().toString(),
                sent ? "sent" : atOnce ? "atOnce" : "ordered",
                line));
      }
    }
  }

  private static void decided(
      Game before, GameEntry.Decision decision, List<String> lines, List<Object> facts) {
    Clock clock = before.situation().clock();
    lines.add(
        "%s: decided, %s%s: %s"
            .formatted(
                clock.show(before.now()),
                decision.asked().procedure(),
                decision.asked().about().isEmpty()
                    ? ""
                    : " of " + String.join(" and ", decision.asked().parties()),
                decision.sentence()));
    decision.left().forEach(each -> lines.add("       " + DecisionAnswers.words(each)));
    Map<String, Object> fact = new LinkedHashMap<>();
    fact.put("time", before.now().toString());
    fact.put("decided", decision.asked().procedure());
    fact.put("about", decision.asked().about().stream().map(Object::toString).toList());
    if (!decision.asked().beside().isEmpty()) {
      fact.put(
          "beside", decision.asked().beside().keySet().stream().map(Object::toString).toList());
    }
    fact.put("sentence", decision.sentence());
    fact.put("left", decision.left().stream().map(DecisionAnswers::fact).toList());
    facts.add(fact);
  }
}
