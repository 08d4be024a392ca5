package studio.kriegsspiel.language.mapping;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.Date;
import studio.kriegsspiel.language.xtext.kriegsspiel.DateItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;
import studio.kriegsspiel.language.xtext.kriegsspiel.GroundItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.HeaderItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Phase;
import studio.kriegsspiel.language.xtext.kriegsspiel.RulesItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.TerrainItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.WeatherItem;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads rule book, terrain, hours of play, weather and ground. */
final class HeaderMapper {
  /** An evening that lasts so many hours past midnight was hardly meant. */
  private static final int LONG_HOURS = 14;

  private static final LocalDateTime NO_DATE = LocalDateTime.of(1815, 1, 1, 12, 0);

  private final MappingContext context;
  private final Document document;

  HeaderMapper(MappingContext context, Document document) {
    this.context = context;
    this.document = document;
  }

  Header map() {
    Optional<RuleChoice> rules = last(RulesItem.class, "rules").flatMap(this::rules);
    Optional<TerrainItem> terrain = last(TerrainItem.class, "terrain");
    Optional<DateItem> date = last(DateItem.class, "on");
    TextSpan timeSpan = date.map(context::span).orElse(TextSpan.NONE);
    LocalDateTime begins = date.flatMap(this::begins).orElse(NO_DATE);
    LocalDateTime ends = date.map(each -> ends(each, begins)).orElse(begins.plusHours(4));
    if (date.isEmpty()) {
      context.warning(
          "KS-SYN-011",
          context.span(document, "title"),
          "The scenario does not say on which day and from when to when it is played.",
          "Add a line such as `on 18 June 1815 from 13:00 to 18:30` below the title.");
    }
    PlayClock clock = new PlayClock(context, begins, ends);
    return new Header(
        rules,
        terrain.map(each -> Literals.title(each.getName())),
        terrain.map(each -> context.span(each, "name")).orElse(TextSpan.NONE),
        begins,
        ends,
        timeSpan,
        phases(
            last(WeatherItem.class, "weather").map(WeatherItem::getPhases).orElse(null),
            clock,
            ClosedWords.WEATHER,
            "a word for the weather"),
        phases(
            last(GroundItem.class, "ground").map(GroundItem::getPhases).orElse(null),
            clock,
            ClosedWords.GROUND,
            "a word for the state of the ground"));
  }

  private <T extends HeaderItem> Optional<T> last(Class<T> type, String word) {
    List<T> items = document.getHeader().stream().filter(type::isInstance).map(type::cast).toList();
    if (items.size() > 1) {
      context.error(
          "KS-SYN-010",
          context.span(items.get(1)),
          "`" + word + "` stands twice at the head of the scenario.",
          "Keep one of the two.");
    }
    return items.stream().findFirst();
  }

  private Optional<RuleChoice> rules(RulesItem item) {
    String id = Literals.name(item.getBook());
    Optional<RuleBookId> book = RuleBookId.findById(id);
    if (book.isEmpty()) {
      List<String> known = Arrays.stream(RuleBookId.values()).map(RuleBookId::id).toList();
      context.unknown(
          "KS-LNK-008",
          context.span(item, "book"),
          "There is no rule book `" + id + "`",
          id,
          known,
          "The rule books are " + String.join(", ", known) + ".");
    }
    return book.map(
        each ->
            new RuleChoice(
                each,
                item.getSwitches().stream().map(Literals::name).toList(),
                Optional.ofNullable(item.getTables()).map(Literals::title),
                context.span(item)));
  }

  private Optional<LocalDateTime> begins(DateItem item) {
    Optional<LocalTime> time =
        item.getBegins() == null
            ? Optional.empty()
            : PlayClock.time(context, item.getBegins(), context.span(item, "begins"));
    if (item.getBegins() == null) {
      context.warning(
          "KS-SYN-011",
          context.span(item),
          "The scenario does not say when play begins.",
          "Add the hours, so: `from 13:00 to 18:30`.");
    }
    return date(item.getDate(), NO_DATE.getYear())
        .map(day -> day.atTime(time.orElse(NO_DATE.toLocalTime())));
  }

  private LocalDateTime ends(DateItem item, LocalDateTime begins) {
    if (item.getEnds() == null) {
      if (item.getBegins() != null) {
        context.warning(
            "KS-SYN-011",
            context.span(item),
            "The scenario does not say when play ends.",
            "Add the hour, so: `to 18:30`.");
      }
      return begins.plusHours(4);
    }
    Optional<LocalTime> time = PlayClock.time(context, item.getEnds(), context.span(item, "ends"));
    if (time.isEmpty()) {
      return begins.plusHours(4);
    }
    if (item.getUntil() != null) {
      Optional<LocalDate> day = date(item.getUntil(), begins.getYear());
      LocalDateTime end = day.orElse(begins.toLocalDate()).atTime(time.get());
      if (end.isAfter(begins)) {
        return end;
      }
      context.error(
          "KS-SYN-006",
          context.span(item),
          "Play ends before it begins.",
          "Change one of the two.");
      return begins.plusHours(4);
    }
    LocalDateTime end = begins.toLocalDate().atTime(time.get());
    if (end.isAfter(begins)) {
      return end;
    }
    LocalDateTime next = end.plusDays(1);
    if (!next.isBefore(begins.plusHours(LONG_HOURS))) {
      tellLong(item, begins, next);
    }
    return next;
  }

  /** Play that ends before it begins on the clock and so lasts into the next day, and long. */
  private void tellLong(DateItem item, LocalDateTime begins, LocalDateTime ends) {
    long hours = java.time.Duration.between(begins, ends).toHours();
    TextSpan time = context.span(item, "ends");
    String day =
        ends.getDayOfMonth() + " " + ends.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    context.add(
        "KS-SYN-006",
        Severity.WARNING,
        time,
        "Play would last " + hours + " hours, until " + item.getEnds() + " on the next day.",
        Optional.of(
            "Change one of the two times, or name the day, so: `to "
                + day
                + " "
                + item.getEnds()
                + "`."),
        List.of(
            new Fix(
                "say that play ends on " + day,
                List.of(TextEdit.insert(time.offset(), day + " ")))));
  }

  private Optional<LocalDate> date(Date date, int yearByDefault) {
    String word = Literals.name(date.getMonth()).toLowerCase(Locale.ROOT);
    Integer month = Vocabulary.MONTHS.get(word);
    if (month == null) {
      context.unknown(
          "KS-SYN-006",
          context.span(date, "month"),
          "`" + date.getMonth() + "` is not a month",
          date.getMonth(),
          Vocabulary.MONTHS.keySet().stream()
              .filter(each -> each.length() > 3 || each.equals("may"))
              .map(each -> each.substring(0, 1).toUpperCase(Locale.ROOT) + each.substring(1))
              .toList(),
          "Dates are written so: `18 June 1815`.");
      return Optional.empty();
    }
    OptionalInt day = Literals.whole(date.getDay());
    OptionalInt year =
        date.getYear() == null ? OptionalInt.of(yearByDefault) : Literals.whole(date.getYear());
    try {
      if (year.orElse(0) < 1 || year.getAsInt() > 9999) {
        throw new DateTimeException("year");
      }
      return Optional.of(LocalDate.of(year.getAsInt(), month, day.orElse(0)));
    } catch (DateTimeException e) {
      context.error(
          "KS-SYN-006",
          context.span(date),
          "There is no such day in the calendar.",
          "Dates are written so: `18 June 1815`.");
      return Optional.empty();
    }
  }

  private List<studio.kriegsspiel.scenario.Phase> phases(
      @Nullable List<Phase> phases, PlayClock clock, ClosedWords list, String what) {
    List<studio.kriegsspiel.scenario.Phase> result = new ArrayList<>();
    for (Phase phase : phases == null ? List.<Phase>of() : phases) {
      List<TextSpan> words = ownWords(phase, list);
      words.forEach(word -> new PhraseCheck(context).tell(word, list, Severity.WARNING, what));
      result.add(
          new studio.kriegsspiel.scenario.Phase(
              words.stream().map(context::text).collect(Collectors.joining(" ")),
              clock.during(phase.getUntil()),
              context.span(phase)));
    }
    return result;
  }

  /**
   * The words that belong to a phrase. An unknown word that begins a line is taken for a statement
   * that was meant, not for weather, and what follows it on that line with it.
   */
  private List<TextSpan> ownWords(Phase phase, ClosedWords list) {
    List<TextSpan> own = new ArrayList<>();
    for (TextSpan word : context.spans(phase, "words")) {
      boolean strange = !list.has(context.text(word).toLowerCase(Locale.ROOT));
      if (strange && context.source().startsLine(word.offset())) {
        context.unknown(
            "KS-SYN-001",
            word,
            "`" + context.text(word) + "` is not understood here",
            context.text(word).toLowerCase(Locale.ROOT),
            List.of("rules", "terrain", "on", "weather", "ground", "general idea", "side"),
            "Each line of the head begins with one of these words.");
        return own;
      }
      own.add(word);
    }
    return own;
  }
}
