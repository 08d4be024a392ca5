package studio.kriegsspiel.language.mapping.side;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.PhraseCheck;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.Objective;
import studio.kriegsspiel.language.xtext.kriegsspiel.ObjectivePart;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Share;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/** Reads what a side is to achieve, and what it is about: place, unit, share, time, points. */
final class ObjectiveMapper {
  private static final int MOST_POINTS = 1000;
  private static final int WHOLE = 100;

  private final MappingContext context;
  private final Roster roster;
  private final PlayClock clock;

  ObjectiveMapper(MappingContext context, Roster roster, PlayClock clock) {
    this.context = context;
    this.roster = roster;
    this.clock = clock;
  }

  studio.kriegsspiel.scenario.force.Objective map(Objective written) {
    ObjectiveParts whole = ObjectiveParts.of(context.source(), written);
    whole.stranger().ifPresent(this::meant);
    List<ObjectivePart> parts = whole.own();
    List<ObjectivePart> words = parts.stream().filter(each -> each.getWord() != null).toList();
    List<String> places =
        parts.stream()
            .map(ObjectivePart::getPlace)
            .filter(each -> each != null)
            .map(Literals::title)
            .toList();
    Optional<UnitId> unit = unit(parts);
    Optional<Share> share = share(parts);
    OptionalInt worth = worth(parts);
    check(parts);
    TextSpan span = span(written, whole);
    String text =
        words.isEmpty() && !places.isEmpty()
            ? places.get(0)
            : ObjectiveText.of(written, span, others(parts, unit));
    return new studio.kriegsspiel.scenario.force.Objective(
        text,
        words.isEmpty() ? Optional.empty() : places.stream().findFirst(),
        until(parts),
        AimReader.read(
            words.stream().map(each -> each.getWord().toLowerCase(Locale.ROOT)).toList(),
            places.stream().findFirst(),
            unit,
            share),
        worth,
        span);
  }

  private TextSpan span(Objective written, ObjectiveParts parts) {
    TextSpan all = context.span(written);
    int end =
        parts.stranger().isEmpty()
            ? all.end()
            : parts.own().isEmpty()
                ? all.offset() + ObjectiveText.KEYWORD.length()
                : context.span(parts.own().get(parts.own().size() - 1)).end();
    return context.source().span(all.offset(), end - all.offset());
  }

  private void meant(ObjectivePart stranger) {
    context.unknown(
        "KS-SYN-001",
        context.span(stranger, "word"),
        "`" + stranger.getWord() + "` is not understood here",
        stranger.getWord().toLowerCase(Locale.ROOT),
        List.of("objective", "line of retreat", "role", "off the map", "side"),
        "Below a side stand its objectives, its line of retreat and its roles, such as `role"
            + " \"Commander\" for Alten`.");
  }

  /** The first word says what is to be done; where things are named, no other may be a slip. */
  private void check(List<ObjectivePart> parts) {
    boolean exact =
        parts.stream()
            .anyMatch(
                each ->
                    each.getUnit() != null
                        || each.getPlace() != null
                        || each.getNumber() != null
                        || each.getWorth() != null
                        || each.getUntil() != null);
    boolean first = true;
    for (int i = 0; i < parts.size(); i++) {
      ObjectivePart each = parts.get(i);
      if (each.getWord() != null) {
        boolean known =
            isUnit(each, i) || Echelon.find(each.getWord()).isPresent() || isMen(each.getWord());
        if (first || (exact && !known)) {
          new PhraseCheck(context)
              .tell(
                  context.span(each, "word"),
                  ClosedWords.OBJECTIVE,
                  Severity.WARNING,
                  "something a side can be told to do");
        }
        first = false;
      }
    }
  }

  private Optional<UnitId> unit(List<ObjectivePart> parts) {
    for (int i = 0; i < parts.size(); i++) {
      ObjectivePart each = parts.get(i);
      if (isUnit(each, i)) {
        String written =
            each.getUnit() == null ? each.getWord() : each.getWord() + "." + each.getUnit();
        return roster.find(written, "", context.span(each));
      }
    }
    return Optional.empty();
  }

  private Optional<Share> share(List<ObjectivePart> parts) {
    for (int i = 0; i < parts.size(); i++) {
      ObjectivePart each = parts.get(i);
      if (each.getNumber() != null) {
        int number = Literals.whole(each.getNumber()).orElse(0);
        Optional<Share> found =
            each.isPercent()
                ? percent(each, number)
                : i + 1 < parts.size() && parts.get(i + 1).getWord() != null
                    ? counted(each, number, parts.get(i + 1).getWord())
                    : Optional.empty();
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Share> percent(ObjectivePart part, int number) {
    if (number < 1 || number > WHOLE) {
      context.error(
          "KS-SYN-005",
          context.span(part),
          "A share of a force is from 1 to 100 percent.",
          "Write it so: `objective leave by \"North edge\" with 60 % by 20:00`.");
      return Optional.empty();
    }
    return Optional.of(new Share.Percent(number));
  }

  private Optional<Share> counted(ObjectivePart part, int number, String word) {
    Optional<Echelon> echelon = Echelon.find(word);
    if (echelon.isEmpty() && !isMen(word)) {
      return Optional.empty();
    }
    if (number < 1) {
      context.error(
          "KS-SYN-005", context.span(part), "With none nothing can be done.", "Change the number.");
      return Optional.empty();
    }
    return Optional.of(
        echelon
            .<Share>map(each -> new Share.Bodies(number, each))
            .orElseGet(() -> new Share.Men(number)));
  }

  private static boolean isMen(String word) {
    return word.equalsIgnoreCase("men");
  }

  private Optional<Moment> until(List<ObjectivePart> parts) {
    List<ObjectivePart> times = parts.stream().filter(each -> each.getUntil() != null).toList();
    if (times.size() > 1) {
      twice(times.get(1), "two times");
    }
    return times.stream().findFirst().flatMap(each -> clock.during(each.getUntil()));
  }

  private OptionalInt worth(List<ObjectivePart> parts) {
    List<ObjectivePart> points = parts.stream().filter(each -> each.getWorth() != null).toList();
    if (points.size() > 1) {
      twice(points.get(1), "points twice");
    }
    if (points.isEmpty()) {
      return OptionalInt.empty();
    }
    OptionalInt worth = Literals.whole(points.get(0).getWorth());
    if (worth.isEmpty() || worth.getAsInt() < 1 || worth.getAsInt() > MOST_POINTS) {
      context.error(
          "KS-SYN-005",
          context.span(points.get(0)),
          "An objective is worth from 1 to " + MOST_POINTS + " points.",
          "Write it so: `worth 5`.");
      return OptionalInt.empty();
    }
    return worth;
  }

  private void twice(ObjectivePart second, String what) {
    context.error(
        "KS-SYN-010",
        context.span(second),
        "The objective has " + what + ".",
        "Keep one, or make two objectives of it.");
  }

  /** Points are told apart, and a unit is read by its title. */
  private Map<TextSpan, String> others(List<ObjectivePart> parts, Optional<UnitId> unit) {
    Map<TextSpan, String> others = new LinkedHashMap<>();
    Optional<Unit> named = unit.flatMap(roster::unit);
    for (int i = 0; i < parts.size(); i++) {
      ObjectivePart each = parts.get(i);
      if (each.getWorth() != null) {
        others.put(context.span(each), "");
      } else if (named.isPresent() && isUnit(each, i)) {
        others.put(context.span(each), i == 0 ? named.get().title() : named.get().titleWithin());
      }
    }
    return others;
  }

  /** Whether a part names a unit: with its side, or alone where it is no word of the language. */
  private boolean isUnit(ObjectivePart part, int index) {
    return part.getUnit() != null
        || (index > 0
            && part.getWord() != null
            && roster.knows(part.getWord())
            && !ClosedWords.OBJECTIVE.has(part.getWord().toLowerCase(Locale.ROOT)));
  }
}
