package studio.kriegsspiel.reading.rehearsal.page;

import static studio.kriegsspiel.situation.prose.HtmlText.escaped;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.Score;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.reading.rehearsal.Marked;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.prose.Markup;
import studio.kriegsspiel.situation.prose.ProseBlock;
import studio.kriegsspiel.situation.track.Whereabouts;

/**
 * The talk after an exercise on a page: at each decision what the student knew, what was so, what
 * he ordered, and what he is marked by. It tells the truth, and is handed out when all is over.
 */
public final class Debrief {
  private final Game end;
  private final Led led;
  private final Exercise exercise;
  private final List<Marked> marks;
  private final Words words;
  private final Clock clock;
  private final Html html;

  /**
   * How the studio puts things.
   *
   * @param expected what is expected
   * @param where where a unit is at a time, a sentence
   */
  public record Words(
      Function<Expectation, String> expected, BiFunction<Unit, LocalDateTime, String> where) {}

  private Debrief(Game end, Led led, Exercise exercise, List<Marked> marks, Words words) {
    this.end = end;
    this.led = led;
    this.exercise = exercise;
    this.marks = marks;
    this.words = words;
    this.clock = end.situation().clock();
    this.html = new Html(exercise.title(), ", debrief");
  }

  /**
   * The whole page.
   *
   * @param name whose sheet it is
   * @param end the game that was played with it, at its end
   * @param marks what the game says of all that the exercise expects
   */
  public static String of(
      String name, Game end, Led led, Exercise exercise, List<Marked> marks, Words words) {
    Debrief page = new Debrief(end, led, exercise, marks, words);
    page.html.under(
        "%s: orders of \"%s\" of %s, in %s under %s. One game was played with them; what a game alone shows hangs on its throws."
            .formatted(
                name,
                led.sheet().role().role(),
                led.sheet().role().side(),
                end.situation().scenario().title(),
                end.situation().book().id().shortTitle()));
    page.sum();
    page.decisions();
    page.whole();
    page.ended();
    return page.html.whole();
  }

  private void sum() {
    int given = marks.stream().mapToInt(Marked::points).sum();
    int open =
        marks.stream()
            .filter(each -> each.happened().isEmpty() && !each.expectation().against())
            .mapToInt(each -> each.expectation().points())
            .sum();
    html.paragraph(
        "Counted: %d of %d marks; the instructor has %d more to give."
            .formatted(given, exercise.most(), open));
  }

  private void decisions() {
    LocalDateTime before = LocalDateTime.MIN;
    List<ExerciseDecision> all = exercise.decisions();
    for (int i = 0; i < all.size(); i++) {
      LocalDateTime at = hour(all.get(i)).orElse(clock.begins());
      LocalDateTime next =
          i + 1 < all.size() ? hour(all.get(i + 1)).orElse(clock.ends()) : clock.ends();
      decision(all.get(i), before, at, next);
      before = at;
    }
  }

  private Optional<LocalDateTime> hour(ExerciseDecision decision) {
    return clock.find(decision.at());
  }

  private void decision(
      ExerciseDecision decision, LocalDateTime before, LocalDateTime at, LocalDateTime next) {
    html.heading(clock.show(at) + " " + decision.title());
    decision.question().ifPresent(question -> html.paragraph(plain(question)));
    part("What you were told", told(before, at));
    part("Where the enemy was", where(at, each -> !isOwn(each)));
    part("Where your troops were", where(at, this::isHis));
    part("What you ordered", ordered(before.equals(LocalDateTime.MIN) ? before : at, next));
    table(marks.stream().filter(each -> decision.expectations().contains(each.expectation())));
  }

  private void part(String heading, List<String> sentences) {
    html.append("<h3>").append(escaped(heading)).append("</h3>\n");
    html.items(sentences.isEmpty() ? List.of("Nothing.") : sentences);
  }

  private static String plain(Passage passage) {
    return Markup.plain(passage.text()).strip().replaceAll("\\s+", " ");
  }

  private List<String> told(LocalDateTime after, LocalDateTime until) {
    Audience.RoleOnly role = led.sheet().role();
    PlayerView view =
        end.known(new Reader.Player(role.side(), List.of(role.role()), Optional.empty()));
    List<String> told = new ArrayList<>();
    view.reports()
        .forEach(
            each -> tell(each.at(), each.from(), each.text(), after, until).ifPresent(told::add));
    view.news()
        .forEach(
            each -> tell(each.at(), each.source(), each.text(), after, until).ifPresent(told::add));
    return told;
  }

  private Optional<String> tell(
      Optional<LocalDateTime> at,
      Optional<String> from,
      String text,
      LocalDateTime after,
      LocalDateTime until) {
    LocalDateTime time = at.orElse(clock.begins());
    return time.isAfter(after) && !time.isAfter(until)
        ? Optional.of(
            Stream.concat(
                    Stream.of(clock.show(time) + from.map(each -> ", from " + each).orElse("")),
                    Markup.blocks(text).stream().map(ProseBlock::text))
                .collect(Collectors.joining("\n")))
        : Optional.empty();
  }

  private boolean isOwn(Unit body) {
    return body.id().side().equals(led.sheet().role().side());
  }

  private boolean isHis(Unit body) {
    return isOwn(body) && led.units(end.situation()).contains(body.id());
  }

  private List<String> where(LocalDateTime at, Predicate<Unit> whose) {
    return end.situation().tracks().bodies().stream()
        .filter(whose)
        .filter(each -> !end.isGoneBy(each.id(), at))
        .filter(each -> isOnMap(each, at))
        .map(each -> words.where().apply(each, at))
        .toList();
  }

  private boolean isOnMap(Unit body, LocalDateTime at) {
    Whereabouts where = end.situation().tracks().of(body.id()).at(at);
    return where.isOnMap();
  }

  private List<String> ordered(LocalDateTime from, LocalDateTime until) {
    return led.sheet().orders().stream()
        .filter(
            each -> !clock.time(each.at()).isBefore(from) && clock.time(each.at()).isBefore(until))
        .map(
            each ->
                clock.show(clock.time(each.at()))
                    + " "
                    + each.match(
                        order -> order.words(), message -> "message: " + plain(message.text())))
        .toList();
  }

  private void table(Stream<Marked> some) {
    html.append("<table>\n");
    some.forEach(
        each ->
            html.append("<tr><td class=\"figure\">")
                .append(
                    each.happened()
                        .map(so -> so ? "%+d".formatted(each.points()) : "0")
                        .orElse("?"))
                .append(" of ")
                .append("%+d".formatted(each.worth()))
                .append("</td><td>")
                .append(escaped(words.expected().apply(each.expectation())))
                .append("</td><td>")
                .append(escaped(each.why()))
                .append("</td></tr>\n"));
    html.append("</table>\n");
  }

  private void whole() {
    List<Marked> rest =
        marks.stream()
            .filter(
                each ->
                    exercise.decisions().stream()
                        .noneMatch(one -> one.expectations().contains(each.expectation())))
            .toList();
    if (!rest.isEmpty()) {
      html.heading("Of the whole");
      table(rest.stream());
    }
  }

  private void ended() {
    html.heading("How it ended");
    html.items(
        Score.of(end).stream()
            .map(
                each ->
                    "%s, %s: %s, %s"
                        .formatted(
                            each.side(), each.objective().text(), each.state().words(), each.why()))
            .toList());
  }
}
