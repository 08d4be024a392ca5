package studio.kriegsspiel.desk.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.desk.forms.Inventory.Row;
import studio.kriegsspiel.scenario.phrase.StatementKind;
import studio.kriegsspiel.scenario.phrase.StatementKinds;

/** What a scenario is made of, as somebody looks for it who does not know the language. */
public enum Topic {
  /** What every scenario begins with. */
  BASICS("Basics", List.of("head", "idea"), List.of()),
  /** Who plays whom, and for what. */
  SIDES("Sides", List.of("side", "objective", "role"), List.of("player")),
  /** Who is there, and where. */
  FORCES("Forces", List.of("unit", "deployment"), List.of("template", "post", "reinforcement")),
  /** What is known, told and due. */
  NEWS("News", List.of("report"), List.of("claim", "news", "event")),
  /** What is built, and who knows the ground. */
  GROUND("Ground", List.of(), List.of("work", "standing", "place", "map")),
  /** What the umpire keeps to himself. */
  UMPIRE("Umpire", List.of(), List.of("notes", "allow", "assertion")),
  /** How else it may be played. */
  VARIANTS("Variants", List.of(), List.of("variant", "without", "restated")),
  /** What is learned by it. */
  EXERCISE("Exercise", List.of(), List.of("exercise", "lesson", "decision", "expectation"));

  private final String title;
  private final List<String> needed;
  private final List<String> others;

  Topic(String title, List<String> needed, List<String> others) {
    this.title = title;
    this.needed = needed;
    this.others = others;
  }

  /** What it is called. */
  public String title() {
    return title;
  }

  /** The kinds of statement that belong to it, in their order. */
  public List<StatementKind> kinds() {
    return Stream.concat(needed.stream(), others.stream()).map(StatementKinds::get).toList();
  }

  /** Of what a scenario has, that which belongs to it. */
  public List<Row> of(List<Row> all) {
    return kinds().stream()
        .flatMap(kind -> all.stream().filter(each -> each.kind().equals(kind)))
        .toList();
  }

  /** What there is of it and what is missing: {@code Forces: units 7, no positions}. */
  public String words(List<Row> all) {
    List<String> parts = new ArrayList<>();
    of(all).forEach(each -> part(each).ifPresent(parts::add));
    return title + ": " + (parts.isEmpty() ? "none yet" : String.join(", ", parts));
  }

  private Optional<String> part(Row row) {
    String name = row.kind().plural();
    String small =
        row.kind().id().equals("idea")
            ? name
            : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    if (row.entries().isEmpty()) {
      return needed.contains(row.kind().id()) ? Optional.of("no " + small) : Optional.empty();
    }
    return Optional.of(row.kind().isSingle() ? small : small + " " + row.entries().size());
  }

  /** The same where there is little room. */
  public String brief(List<Row> all) {
    int count = of(all).stream().mapToInt(each -> each.entries().size()).sum();
    return title + ": " + (count == 0 ? "none" : count);
  }

  /** All of it, a line each. */
  public String whole(List<Row> all) {
    return of(all).stream()
        .map(each -> each.kind().plural() + ": " + each.count())
        .collect(Collectors.joining("\n"));
  }

  /** Whether there is nothing of it, or something is missing that every scenario has. */
  public boolean lacks(List<Row> all) {
    List<Row> mine = of(all);
    return mine.stream().allMatch(each -> each.entries().isEmpty())
        || mine.stream()
            .anyMatch(each -> each.entries().isEmpty() && needed.contains(each.kind().id()));
  }
}
