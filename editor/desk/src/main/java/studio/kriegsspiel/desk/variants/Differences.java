package studio.kriegsspiel.desk.variants;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.timeline.Timeline;
import studio.kriegsspiel.desk.timeline.TimelineItem;
import studio.kriegsspiel.desk.timeline.TimelineMaker;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.StatedDaylight;
import studio.kriegsspiel.scenario.Visibility;
import studio.kriegsspiel.scenario.audience.GivenMap;
import studio.kriegsspiel.scenario.audience.KnownPlace;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.DeploymentArea;
import studio.kriegsspiel.scenario.review.Assertion;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.study.Study;

/**
 * What differs between two scenarios of one text, in words: hours and weather, who is there, how
 * strong and where, and what is due, as it is reckoned in each. Positions are told as they are
 * written.
 */
final class Differences {
  private static final int MOST_LETTERS = 240;

  private final String text;
  private final Situation one;
  private final Situation other;
  private final List<Difference> found = new ArrayList<>();

  private Differences(String text, Situation one, Situation other) {
    this.text = text;
    this.one = one;
    this.other = other;
  }

  /** All of them; it searches for ways, and so is off the event thread. */
  static List<Difference> of(Study one, Study other) {
    if (one.situation().isEmpty() || other.situation().isEmpty()) {
      return List.of();
    }
    Differences all = new Differences(one.text(), one.situation().get(), other.situation().get());
    all.head();
    all.units();
    all.areas();
    all.due();
    all.texts();
    return List.copyOf(all.found);
  }

  private void add(String what, String first, String second, Optional<UnitId> unit, TextSpan span) {
    if (!first.equals(second)) {
      found.add(new Difference(what, shown(first), shown(second), unit, span));
    }
  }

  private static String shown(String words) {
    String line = words.replaceAll("\\s+", " ").strip();
    if (line.isEmpty()) {
      return Difference.NOTHING;
    }
    return line.length() <= MOST_LETTERS
        ? line
        : line.substring(0, MOST_LETTERS).stripTrailing() + "…";
  }

  private void head(String what, Function<Situation, String> words) {
    add(what, words.apply(one), words.apply(other), Optional.empty(), TextSpan.NONE);
  }

  private void head() {
    head("Rule book", each -> each.scenario().header().rules().map(Differences::book).orElse(""));
    head("Hours of play", Differences::hours);
    head("Weather", each -> phases(each.scenario().header().weather()));
    head("State of the ground", each -> phases(each.scenario().header().ground()));
    head("Rivers", each -> phases(each.scenario().header().conditions().rivers()));
    head("Light", each -> light(each.scenario().header()));
    head("Sight", each -> sight(each.scenario().header()));
    head("General Idea", each -> each.scenario().generalIdea().map(Passage::text).orElse(""));
  }

  private static String book(RuleChoice rules) {
    return Stream.of(
            Stream.of(rules.book().shortTitle()),
            rules.switches().stream(),
            rules.tables().stream())
        .flatMap(each -> each)
        .collect(Collectors.joining(", "));
  }

  private static String hours(Situation each) {
    Clock clock = each.clock();
    return clock.show(clock.begins()) + " to " + clock.show(clock.ends());
  }

  private static String phases(List<Phase> phases) {
    return phases.stream()
        .map(each -> each.words() + each.until().map(until -> " until " + until).orElse(""))
        .collect(Collectors.joining(", then "));
  }

  private String light(Header header) {
    return header.conditions().daylight().map(StatedDaylight::span).map(this::written).orElse("");
  }

  private String sight(Header header) {
    return header.conditions().visibility().stream()
        .map(Visibility::span)
        .map(this::written)
        .collect(Collectors.joining(", "));
  }

  /** The words of a place of the text; nothing of what stands in another file. */
  private String written(TextSpan span) {
    boolean here =
        span.isPresent()
            && span.document().equals(one.scenario().span().document())
            && span.end() <= text.length();
    return here ? text.substring(span.offset(), span.end()) : "";
  }

  private void units() {
    Set<UnitId> all = new LinkedHashSet<>();
    Stream.of(one, other).flatMap(each -> each.scenario().units()).map(Unit::id).forEach(all::add);
    for (UnitId id : all) {
      Optional<Unit> first = one.scenario().findUnit(id);
      Optional<Unit> second = other.scenario().findUnit(id);
      if (first.isPresent() && second.isPresent()) {
        strength(first.get(), second.get());
        position(first.get(), second.get());
      } else if (!isPartOfWhoIsNotThere(id)) {
        Unit there = first.or(() -> second).orElseThrow();
        add(
            there.title(),
            first.map(Differences::thereWith).orElse("not there"),
            second.map(Differences::thereWith).orElse("not there"),
            Optional.of(id),
            there.nameSpan());
      }
    }
  }

  private static String thereWith(Unit unit) {
    long parts = unit.withAllParts().count() - 1;
    String with = parts == 0 ? "" : parts == 1 ? " and a part" : " and " + parts + " parts";
    return unit.totalMen() > 0
        ? "there, " + counted(unit.totalMen(), "men") + with
        : "there" + with;
  }

  private boolean isPartOfWhoIsNotThere(UnitId id) {
    return Stream.of(one, other)
        .flatMap(each -> each.scenario().units())
        .filter(each -> !each.id().equals(id) && each.holds(id))
        .anyMatch(
            each ->
                one.scenario().findUnit(each.id()).isEmpty()
                    || other.scenario().findUnit(each.id()).isEmpty());
  }

  private void strength(Unit first, Unit second) {
    add(
        "Strength of " + first.titleWithin(),
        figures(first),
        figures(second),
        Optional.of(first.id()),
        first.nameSpan());
  }

  private static String figures(Unit unit) {
    Strength strength = unit.strength();
    List<String> figures = new ArrayList<>();
    strength.men().ifPresent(men -> figures.add(counted(men, "men")));
    strength.squadrons().ifPresent(count -> figures.add(counted(count, "squadrons")));
    for (Ordnance each : strength.ordnance()) {
      figures.add(each.pieces() + " pieces" + each.calibre().map(of -> " of " + of).orElse(""));
    }
    strength.train().wagons().ifPresent(count -> figures.add(counted(count, "waggons")));
    strength.train().pontoons().ifPresent(count -> figures.add(counted(count, "pontoons")));
    unit.grade().ifPresent(grade -> figures.add(grade.key()));
    unit.ranks().ifPresent(ranks -> figures.add(ranks + " ranks"));
    return String.join(", ", figures);
  }

  private static String counted(int number, String of) {
    return Figures.format("%,d %s", number, of);
  }

  private void position(Unit first, Unit second) {
    Optional<Deployment> here = one.scenario().findDeployment(first.id());
    Optional<Deployment> there = other.scenario().findDeployment(second.id());
    add(
        "Position of " + first.titleWithin(),
        stands(here),
        stands(there),
        Optional.of(first.id()),
        there.or(() -> here).map(Deployment::unitSpan).orElse(TextSpan.NONE));
  }

  private String stands(Optional<Deployment> deployment) {
    return deployment
        .map(
            each ->
                each.formation().label()
                    + ", "
                    + position(each.position())
                    + each.facing()
                        .map(way -> ", facing " + Figures.compass(way.degrees()))
                        .orElse(""))
        .orElse("does not stand at the beginning");
  }

  private String position(Position position) {
    String words = written(position.span());
    return words.isEmpty() ? "where its army list puts it" : words;
  }

  private void areas() {
    Function<Situation, List<String>> areas =
        each ->
            each.scenario().plan().areas().stream()
                .map(DeploymentArea::span)
                .map(this::written)
                .toList();
    lists("Free to deploy", areas);
  }

  /** Lines that only one of the two has. */
  private void lists(String what, Function<Situation, List<String>> lines) {
    List<String> first = lines.apply(one);
    List<String> second = lines.apply(other);
    first.stream()
        .filter(each -> !second.contains(each))
        .forEach(each -> add(what, each, "", Optional.empty(), TextSpan.NONE));
    second.stream()
        .filter(each -> !first.contains(each))
        .forEach(each -> add(what, "", each, Optional.empty(), TextSpan.NONE));
  }

  /** What is due in one only, or otherwise, such as a column that is later on soft ground. */
  private void due() {
    Map<Due, TimelineItem> first = items(one);
    Map<Due, TimelineItem> second = items(other);
    Set<Due> known = new LinkedHashSet<>(first.keySet());
    for (Map.Entry<Due, TimelineItem> each : first.entrySet()) {
      Due alike =
          second.containsKey(each.getKey()) ? each.getKey() : other(each.getValue(), second, known);
      known.add(alike);
      due(each.getKey(), each.getValue(), second.get(alike));
    }
    second.forEach(
        (each, item) -> {
          if (!known.contains(each)) {
            due(each, null, item);
          }
        });
  }

  private void due(Due due, @Nullable TimelineItem here, @Nullable TimelineItem there) {
    String words = due.kind().words();
    add(
        Character.toUpperCase(words.charAt(0)) + words.substring(1),
        sentence(here),
        sentence(there),
        Optional.empty(),
        due.span());
  }

  /** The same of the same unit, said by another line, such as that it comes on earlier. */
  private static Due other(TimelineItem item, Map<Due, TimelineItem> among, Set<Due> known) {
    return among.entrySet().stream()
        .filter(each -> !known.contains(each.getKey()))
        .filter(each -> each.getValue().kind() == item.kind())
        .filter(each -> each.getValue().lane().equals(item.lane()))
        .filter(each -> each.getValue().label().equals(item.label()))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(new Due(item.kind(), item.span(), -1));
  }

  private static String sentence(@Nullable TimelineItem item) {
    return item == null ? "" : item.sentence();
  }

  /** What makes two items one: the statement they come of, and which of its items they are. */
  private record Due(TimelineItem.Kind kind, TextSpan span, int number) {}

  private static Map<Due, TimelineItem> items(Situation situation) {
    Timeline timeline = TimelineMaker.of(0, situation, List.of());
    Map<Due, TimelineItem> items = new LinkedHashMap<>();
    Stream.concat(timeline.items().stream(), timeline.waiting().stream())
        .filter(each -> each.kind() != TimelineItem.Kind.SKY)
        .forEach(
            each -> {
              int number = 0;
              while (items.containsKey(new Due(each.kind(), each.span(), number))) {
                number++;
              }
              items.put(new Due(each.kind(), each.span(), number), each);
            });
    return items;
  }

  private void texts() {
    Function<Scenario, List<String>> notes =
        each -> each.umpireNotes().stream().map(Passage::text).toList();
    lists("Umpire's note", each -> notes.apply(each.scenario()));
    lists(
        "Has to be so",
        each ->
            each.scenario().review().assertions().stream()
                .map(Assertion::span)
                .map(span -> written(span).replaceFirst("^assert\\s+", ""))
                .toList());
    lists(
        "Place or map",
        each ->
            Stream.concat(
                    each.scenario().known().places().stream().map(KnownPlace::span),
                    each.scenario().known().maps().stream().map(GivenMap::span))
                .map(this::written)
                .toList());
  }
}
