package studio.kriegsspiel.language.mapping.orders;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.language.mapping.context.AudienceMapper;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.place.MeasuredPlaces;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.SheetOrder;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.orders.SheetOrder.Message;
import studio.kriegsspiel.scenario.orders.SheetOrder.Named;
import studio.kriegsspiel.scenario.orders.SheetOrder.ToUnit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/** Reads the lines of an order sheet: orders to units under the role, messages to others. */
final class SheetOrderMapper {
  /** Words before a place to which an order sends troops, or where it has them be. */
  private static final Set<String> GOES_TO =
      Set.of("to", "into", "in", "at", "on", "upon", "the", "near");

  private final MappingContext context;
  private final Roster roster;
  private final AudienceMapper audiences;
  private final PlayClock clock;
  private final Scenario scenario;
  private final Optional<Audience.RoleOnly> role;
  private final MeasuredPlaces measured;

  SheetOrderMapper(
      MappingContext context,
      Roster roster,
      AudienceMapper audiences,
      PlayClock clock,
      Scenario scenario,
      Optional<Audience.RoleOnly> role) {
    this.context = context;
    this.roster = roster;
    this.audiences = audiences;
    this.clock = clock;
    this.scenario = scenario;
    this.role = role;
    this.measured = new MeasuredPlaces(context);
  }

  /** One order for each of the units that a line names, or its message. */
  List<studio.kriegsspiel.scenario.orders.SheetOrder> map(SheetOrder written) {
    Optional<Moment> at = clock.during(written.getAt());
    return written.getMessage() != null
        ? message(written, at).stream().toList()
        : orders(written, at);
  }

  private Optional<studio.kriegsspiel.scenario.orders.SheetOrder> message(
      SheetOrder written, Optional<Moment> at) {
    if (!Literals.name(written.getMessage()).equals("message")) {
      context.unknown(
          "KS-SYN-001",
          context.span(written, "message"),
          "`" + written.getMessage() + "` is not understood here",
          written.getMessage(),
          List.of("message"),
          "A line gives a unit an order, or sends a `message to` somebody.");
      return Optional.empty();
    }
    if (written.getAudience() == null) {
      context.error(
          "KS-SYN-063",
          context.span(written),
          "The message does not say to whom it goes.",
          "Write the side or the role, so: `15:22 message to \"Commander of the centre\" \"...\"`.");
      return Optional.empty();
    }
    return audiences
        .map(written.getAudience())
        .flatMap(
            to ->
                at.map(
                    time ->
                        new Message(
                            time,
                            to,
                            Literals.passage(written.getText(), context.span(written, "text")),
                            context.span(written))));
  }

  private List<studio.kriegsspiel.scenario.orders.SheetOrder> orders(
      SheetOrder written, Optional<Moment> at) {
    List<TextSpan> spans = context.spans(written, "units");
    String verb = verb(written, spans.size() > 1);
    List<Named> places =
        Stream.concat(
                named(written, "places").stream(), measured.grids(context.span(written)).stream())
            .toList();
    List<Named> ways = named(written, "ways");
    Optional<Named> goal = places.stream().filter(place -> isGoal(place, verb)).findFirst();
    Optional<Moment> due =
        Optional.ofNullable(written.getBy())
            .or(() -> Optional.ofNullable(written.getUntil()))
            .flatMap(clock::during);
    List<Named> all = Stream.concat(places.stream(), ways.stream()).toList();
    TextSpan whole = context.span(written);
    String words =
        context
            .source()
            .text()
            .substring(spans.get(0).offset(), whole.end())
            .replaceAll("\\s+", " ")
            .strip();
    new NamedInOrders(context, roster).refer(written);
    List<studio.kriegsspiel.scenario.orders.SheetOrder> orders = new ArrayList<>();
    Set<UnitId> sent = new HashSet<>();
    for (int i = 0; i < spans.size(); i++) {
      TextSpan span = spans.get(i);
      Optional<UnitId> unit = unit(written.getUnits().get(i), span);
      if (unit.isPresent() && at.isPresent() && sent.add(unit.get())) {
        orders.add(
            new ToUnit(at.get(), unit.get(), verb, words, all, goal, ways, due, span, whole));
      }
    }
    return orders;
  }

  private Optional<UnitId> unit(String written, TextSpan span) {
    String side = role.map(Audience.RoleOnly::side).orElse("");
    Optional<UnitId> unit = roster.find(written, side, span);
    unit.ifPresent(id -> checkCommand(id, span));
    return unit;
  }

  /** What is ordered, as one unit is told it: {@code marches}, also of two that march. */
  private String verb(SheetOrder written, boolean several) {
    String word = Literals.name(written.getVerb()).toLowerCase(Locale.ROOT);
    if (ClosedWords.ORDER.has(word)) {
      return word;
    }
    Optional<String> told =
        ClosedWords.ORDER.all().stream()
            .filter(each -> several && isToldSo(word, each))
            .findFirst();
    if (told.isEmpty()) {
      context.unknown(
          "KS-SYN-007",
          context.span(written, "verb"),
          "`" + word + "` is nothing a unit can be ordered that the studio knows",
          word,
          ClosedWords.ORDER.all(),
          "Known are words such as "
              + String.join(", ", ClosedWords.ORDER.all().stream().limit(8).toList())
              + ".");
    }
    return told.orElse(word);
  }

  private List<Named> named(SheetOrder written, String feature) {
    return context.spans(written, feature).stream().map(measured::read).toList();
  }

  /** Whether the words before a place say that the troops are to go or to be there. */
  private boolean isGoal(Named place, String verb) {
    String before =
        context.source().text().substring(0, place.at().span().offset()).stripTrailing();
    String last = before.substring(lastBlank(before) + 1).toLowerCase(Locale.ROOT);
    return GOES_TO.contains(last) || isToldSo(last, verb);
  }

  /** Whether a word is what one unit is told, or two are: {@code marches}, {@code march}. */
  private static boolean isToldSo(String word, String verb) {
    return word.equals(verb) || (word + "s").equals(verb) || (word + "es").equals(verb);
  }

  private static int lastBlank(String text) {
    int at = text.length() - 1;
    while (at >= 0 && !Character.isWhitespace(text.charAt(at))) {
      at--;
    }
    return at;
  }

  /**
   * A unit takes orders from the role that commands it, by the order of battle or by detachment.
   */
  private void checkCommand(UnitId unit, TextSpan span) {
    if (role.isEmpty()) {
      return;
    }
    Side side = scenario.findSide(role.get().side()).orElseThrow();
    Optional<UnitId> commanded =
        side.roles().stream()
            .filter(each -> each.title().equals(role.get().role()))
            .findFirst()
            .flatMap(Role::commands);
    boolean own = unit.side().equals(side.name());
    if (own && (commanded.isEmpty() || under(side, commanded.get()).contains(unit))) {
      return;
    }
    context.error(
        "KS-LNK-060",
        span,
        "`" + unit + "` does not take orders from \"" + role.get().role() + "\".",
        own ? "Send a message to who commands it." : "It is not of `" + side.name() + "`.");
  }

  private Set<UnitId> under(Side side, UnitId commanded) {
    Set<UnitId> under = new HashSet<>();
    add(commanded, under);
    side.command().attachments().stream()
        .filter(each -> under.contains(each.unit()) && !under.contains(each.to()))
        .toList()
        .forEach(
            each ->
                scenario.findUnit(each.unit()).stream()
                    .flatMap(Unit::withAllParts)
                    .forEach(part -> under.remove(part.id())));
    side.command().attachments().stream()
        .filter(each -> under.contains(each.to()))
        .toList()
        .forEach(each -> add(each.unit(), under));
    return under;
  }

  private void add(UnitId unit, Set<UnitId> under) {
    scenario.findUnit(unit).stream()
        .flatMap(Unit::withAllParts)
        .forEach(part -> under.add(part.id()));
  }
}
