package studio.kriegsspiel.export.pack;

import java.text.BreakIterator;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Events;
import studio.kriegsspiel.situation.event.Happening;
import studio.kriegsspiel.situation.knowledge.FilledProse;
import studio.kriegsspiel.situation.knowledge.SealedSheets;
import studio.kriegsspiel.situation.prose.Markup;
import studio.kriegsspiel.situation.prose.ProseBlock;
import studio.kriegsspiel.situation.release.Releases;

/** What the umpire has to do, by the clock; and what waits for an event: the events in words. */
public final class RunSheet {
  /** An hour in figures, such as 13:30 or 13.30. */
  private static final String ALL = "all";

  private static final Pattern HOUR =
      Pattern.compile("(?<![0-9:.])([01]?[0-9]|2[0-3])[:.]([0-5][0-9])(?![0-9:.]*[0-9])");

  private final Scenario scenario;
  private final Situation situation;
  private final Releases releases;
  private final FilledProse prose;
  private final List<Entry> entries = new ArrayList<>();
  private final List<Waiting> waiting = new ArrayList<>();

  /** That of a scenario on its ground. */
  public RunSheet(Situation situation) {
    this.scenario = situation.scenario();
    this.situation = situation;
    this.releases = Releases.of(situation);
    this.prose = FilledProse.of(situation);
    Events events = Events.of(situation);
    events.timed().forEach(this::timed);
    events.waiting().forEach(this::waits);
    int number = 0;
    for (Passage note : scenario.umpireNotes()) {
      number++;
      hours(prose.read(note, Audience.UMPIRE), number);
    }
    entries.sort(Comparator.comparing(Entry::time));
  }

  /**
   * One thing due.
   *
   * @param time the earliest time
   * @param clock the words for the time
   * @param what what happens or is done
   * @param whom for whom it is
   * @param mark the sealed sheet concerned, empty for none
   * @param goal where in the book more stands, empty for nowhere
   */
  public record Entry(
      LocalDateTime time, String clock, String what, String whom, String mark, String goal) {}

  /**
   * A sheet, or something else, that waits for an event.
   *
   * @param event for what, and what the sheet says
   * @param goal where in the book more stands, empty for nowhere
   */
  public record Waiting(String event, String whom, String mark, String goal) {}

  /** What is due, by the clock. */
  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** What waits for an event. */
  public List<Waiting> waiting() {
    return List.copyOf(waiting);
  }

  private void timed(Event event) {
    Happening happening = event.happening();
    LocalDateTime time = event.earliest().orElseThrow();
    String mark = mark(happening);
    entries.add(
        new Entry(time, clock(event), what(happening), whom(happening), mark, goal(happening)));
  }

  /** The hour of a timed event, or the hours between which it is. */
  static String clock(Event event) {
    return PaperWords.clock(event.earliest().orElseThrow())
        + event.latest().map(latest -> "\u2013" + PaperWords.clock(latest)).orElse("");
  }

  /** The sentences of a note that speak of hours of the day of play, each at the first it names. */
  private void hours(String note, int number) {
    for (ProseBlock block : Markup.blocks(note)) {
      String words = PaperWords.oneLine(block.text());
      BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.ENGLISH);
      sentences.setText(words);
      int from = sentences.first();
      for (int to = sentences.next(); to != BreakIterator.DONE; to = sentences.next()) {
        hour(words.substring(from, to).strip(), number);
        from = to;
      }
    }
  }

  private void hour(String sentence, int number) {
    HOUR.matcher(sentence)
        .results()
        .map(each -> LocalTime.of(Integer.parseInt(each.group(1)), Integer.parseInt(each.group(2))))
        .min(Comparator.naturalOrder())
        .map(hour -> scenario.header().begins().toLocalDate().atTime(hour))
        .ifPresent(
            time ->
                entries.add(
                    new Entry(
                        time,
                        PaperWords.clock(time),
                        sentence.length() <= UmpireNews.SHORT
                            ? "Umpire's note %d: %s".formatted(number, sentence)
                            : "Umpire's note %d speaks of this hour.".formatted(number),
                        "umpire",
                        "",
                        "note " + number)));
  }

  private void waits(Event event) {
    if (event.happening() instanceof Happening.SheetDue sheet) {
      SealedSheets.Due due = sheet.due();
      waiting.add(
          new Waiting(
              PaperWords.capital(UmpireNews.release(situation, due.release()))
                  + ". "
                  + UmpireNews.told(due),
              PaperWords.audience(due.sheet().audience()),
              due.sheet().mark(),
              goal(sheet)));
    } else if (event.happening() instanceof Happening.Planned planned) {
      waiting.add(
          new Waiting(
              PaperWords.capital(UmpireNews.release(situation, planned.event().release()))
                  + ": "
                  + what(planned),
              whom(planned),
              "",
              ""));
    }
  }

  /** What happens, as a sentence. */
  String what(Happening happening) {
    return happening.match(
        new Happening.Cases<>(
            begins -> "Play begins.",
            ends -> "Play ends.",
            weather -> "Weather: " + weather.words() + ".",
            state -> "Ground: " + state.words() + ".",
            rivers -> "Rivers: " + rivers.words() + ".",
            sight -> "One sees up to " + sight.distance() + ".",
            sun -> PaperWords.capital(sun.change().kind().words()) + ".",
            read ->
                "Separate Report"
                    + read.report().from().map(from -> " from " + from).orElse("")
                    + ", in the papers.",
            sheet -> sheet(sheet.due()),
            reminder -> PaperWords.oneLine(prose.read(reminder.item().text(), Audience.UMPIRE)),
            enters -> enters(enters.coming()),
            this::expected,
            work -> title(work.task().unit()) + " begins to " + work(work.task()) + ".",
            work -> title(work.task().unit()) + " has finished: " + work(work.task()) + ".",
            march -> marches(march.march()),
            patrol -> patrols(patrol.patrol()),
            planned ->
                sourced(
                    planned.event(),
                    PlanWords.deed(planned.event().deed(), title(planned.event()))),
            ends -> title(ends.event()) + " ceases fire.",
            due -> "Objective falls due: " + due.objective().text() + "."));
  }

  private String sheet(SealedSheets.Due due) {
    return "Hand over. " + UmpireNews.told(due) + ride(due);
  }

  private String expected(Happening.Expected expected) {
    return title(expected.coming().unit())
        + " is due at "
        + PaperWords.position(expected.coming().destination().orElseThrow())
        + expected
            .said()
            .map(
                said ->
                    ", as its way and rate bring it there; the text says by "
                        + PaperWords.clock(said))
            .orElse("")
        + ".";
  }

  /** How a courier's arrival was reckoned. */
  private String ride(SealedSheets.Due due) {
    return due.release() instanceof Release.ByCourier courier
        ? releases
            .dispatch(courier, due.sheet().audience())
            .map(ride -> " " + UmpireNews.ride(situation, courier, ride))
            .orElse("")
        : "";
  }

  /** Whom it concerns. */
  static String whom(Happening happening) {
    return happening.match(
        new Happening.Cases<>(
            begins -> ALL,
            ends -> ALL,
            weather -> ALL,
            state -> ALL,
            rivers -> ALL,
            sight -> ALL,
            sun -> ALL,
            read -> PaperWords.audience(read.report().audience()),
            sheet -> PaperWords.audience(sheet.due().sheet().audience()),
            reminder -> PaperWords.audience(Audience.UMPIRE),
            enters -> enters.coming().unit().side(),
            expected -> expected.coming().unit().side(),
            work -> work.task().unit().side(),
            work -> work.task().unit().side(),
            march -> march.march().unit().side(),
            patrol -> patrol.patrol().unit().side(),
            planned -> whom(planned.event()),
            ends -> whom(ends.event()),
            due -> due.side().name()));
  }

  private static String whom(PlannedEvent event) {
    return event.deed().findUnit().map(UnitId::side).orElse(ALL);
  }

  private static String mark(Happening happening) {
    return happening instanceof Happening.SheetDue sheet ? sheet.due().sheet().mark() : "";
  }

  private static String goal(Happening happening) {
    return happening instanceof Happening.SheetDue sheet && !UmpireNews.isShort(sheet.due().sheet())
        ? "sheet " + sheet.due().sheet().mark()
        : "";
  }

  private String enters(Reinforcement arrival) {
    return "%s enters at %s%s in %s."
        .formatted(
            title(arrival.unit()),
            PaperWords.position(arrival.entry()),
            arrival.from().map(from -> " from the " + from.nearestWord()).orElse(""),
            arrival.marchOrder().label());
  }

  private static String work(EngineeringTask task) {
    return PaperWords.work(task.work()) + " at " + task.place();
  }

  private static String sourced(PlannedEvent event, String sentence) {
    return event.sources().isEmpty()
        ? sentence
        : "%s Source: %s."
            .formatted(
                sentence,
                event.sources().stream()
                    .map(NumberedSources::words)
                    .collect(Collectors.joining("; ")));
  }

  private String title(PlannedEvent event) {
    return event.deed().findUnit().map(this::title).orElse("");
  }

  private String marches(PlannedMarch march) {
    return "%s sets out from %s to %s in %s."
        .formatted(
            title(march.unit()),
            PaperWords.position(march.from()),
            PaperWords.position(march.to()),
            march.formation().label());
  }

  private String patrols(Patrol patrol) {
    return "%s goes on patrol from %s to %s."
        .formatted(
            title(patrol.unit()),
            PaperWords.position(patrol.from()),
            PaperWords.position(patrol.to()));
  }

  private String title(UnitId id) {
    return scenario.findUnit(id).map(Unit::title).orElse(id.toString());
  }
}
