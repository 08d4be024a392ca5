package studio.kriegsspiel.language.patch;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.edit.Figure;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.edit.UnitBlock;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.names.DefinedName;
import studio.kriegsspiel.scenario.names.Reference;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Reliability;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/** Wishes that may come to somebody who looks at a scenario. */
final class RandomWish {
  private static final Predicate<String> NEVER = sentence -> false;
  private static final LocalDateTime DAY = LocalDateTime.of(1815, 6, 18, 0, 0);

  private final Random random;
  private final ScenarioText source;
  private final Scenario scenario;
  private final List<Unit> units;
  private final Set<UnitId> deployed;

  RandomWish(Random random, ScenarioText source) {
    this.random = random;
    this.source = source;
    this.scenario = source.scenario();
    this.units = scenario.units().toList();
    this.deployed =
        scenario.deployments().stream().map(Deployment::unit).collect(Collectors.toSet());
  }

  Wish next() {
    while (true) {
      Optional<Wish> wish =
          switch (random.nextInt(20)) {
            case 0, 1 -> place();
            case 2 -> deployment().map(this::move);
            case 3 -> deployment().map(this::turn);
            case 4 -> deployment().map(this::reform);
            case 5 -> deployment().map(this::withdraw);
            case 6 -> rename();
            case 7 -> Optional.of(retitle());
            case 8 -> Optional.of(strength());
            case 9 -> Optional.of(add());
            case 10 -> Optional.of(remove());
            case 11 -> Optional.of(resubordinate());
            case 12 -> Optional.of(role());
            case 13 ->
                random.nextBoolean()
                    ? Optional.of(news())
                    : RandomEvent.sighting(random, units, this::spot);
            case 15 -> statement();
            case 16 -> Optional.of(RandomEvent.weather(random));
            case 17 -> Optional.of(RandomEvent.march(random, any(units).id()));
            case 18 -> bringIn();
            default -> shift();
          };
      if (wish.isPresent()) {
        return wish.get();
      }
    }
  }

  private static Predicate<String> saying(String... parts) {
    Pattern pattern = Pattern.compile(String.join("|", parts));
    return sentence -> pattern.matcher(sentence).find();
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private Optional<Deployment> deployment() {
    return scenario.deployments().isEmpty()
        ? Optional.empty()
        : Optional.of(any(scenario.deployments()));
  }

  private MapSpot spot() {
    return new MapSpot(598_100 + random.nextInt(3800), 5_612_100 + random.nextInt(3800));
  }

  private Direction facing() {
    return new Direction(random.nextBoolean() ? 22.5 * random.nextInt(16) : random.nextInt(360));
  }

  private Formation formation() {
    return any(List.of(Formation.values()));
  }

  private Optional<Wish> place() {
    List<Unit> free = units.stream().filter(each -> !deployed.contains(each.id())).toList();
    if (free.isEmpty()) {
      return Optional.empty();
    }
    UnitId unit = any(free).id();
    Optional<Formation> formation =
        random.nextBoolean() ? Optional.of(formation()) : Optional.empty();
    Optional<Direction> facing = random.nextBoolean() ? Optional.of(facing()) : Optional.empty();
    Intention.Place wish = new Intention.Place(unit, spot(), formation, facing);
    boolean comes = scenario.reinforcements().stream().anyMatch(each -> each.unit().equals(unit));
    return Optional.of(
        new Wish(
            wish,
            List.of(),
            saying("no short name", comes ? "comes on at" : "^$"),
            (before, after, told) -> Expected.placed(before, after, wish, told)));
  }

  private Wish move(Deployment deployment) {
    Intention.Move wish = new Intention.Move(deployment.unit(), spot());
    return new Wish(
        wish,
        List.of(deployment.position().span()),
        NEVER,
        (before, after, told) -> Expected.moved(before, after, wish, told));
  }

  private Wish turn(Deployment deployment) {
    Intention.Turn wish = new Intention.Turn(deployment.unit(), facing());
    return new Wish(
        wish,
        List.of(deployment.span()),
        NEVER,
        (before, after, told) -> Expected.turned(before, after, wish, told));
  }

  private Wish reform(Deployment deployment) {
    Intention.Reform wish = new Intention.Reform(deployment.unit(), formation());
    return new Wish(
        wish,
        List.of(deployment.span()),
        saying("only a named place", "A comment stands among", "garrisons none", "not limbered"),
        (before, after, told) -> Expected.reformed(before, after, wish, told));
  }

  private Wish withdraw(Deployment deployment) {
    Intention.Withdraw wish = new Intention.Withdraw(deployment.unit());
    return new Wish(
        wish,
        List.of(deployment.span()),
        NEVER,
        (before, after, told) -> Expected.withdrawn(before, after, wish.unit(), told));
  }

  private Optional<Wish> rename() {
    DefinedName symbol = any(source.names().symbols());
    String name = any(List.of("Neuer", "deploy", "d'Ompteda", "report", "side", "KGL-5"));
    Intention.Rename wish = new Intention.Rename(symbol, name);
    List<TextSpan> concerned = new ArrayList<>(List.of(symbol.nameSpan()));
    source.names().usesOf(symbol).stream().map(Reference::span).forEach(concerned::add);
    return Optional.of(
        new Wish(
            wish,
            concerned,
            saying("already used", "army list"),
            (before, after, told) -> Expected.renamed(before, after, wish, told)));
  }

  private Wish retitle() {
    Unit unit = any(units);
    Intention.Retitle wish =
        new Intention.Retitle(
            unit.id(), random.nextBoolean() ? "Grenadiers" : "1st \\ Foot".replace("\\ ", ""));
    return new Wish(
        wish,
        concerned(unit),
        saying("army list", "short name alone", "name of one word"),
        (before, after, told) -> Expected.retitled(before, after, wish, told));
  }

  private List<TextSpan> concerned(Unit unit) {
    List<TextSpan> concerned = new ArrayList<>(List.of(unit.span()));
    source.names().symbols().stream()
        .filter(each -> new UnitId(each.side(), each.name()).equals(unit.id()))
        .flatMap(each -> source.names().usesOf(each).stream())
        .map(Reference::span)
        .forEach(concerned::add);
    return concerned;
  }

  private Optional<Wish> bringIn() {
    String side = any(List.of("Blue", "Red"));
    Intention.BringIn wish = new Intention.BringIn(side, RandomScenario.LIST_NAME);
    return source.text().contains(RandomScenario.LIST_NAME)
        ? Optional.empty()
        : Optional.of(
            new Wish(
                wish,
                List.of(),
                NEVER,
                (before, after, told) -> Expected.broughtIn(before, after, side, told)));
  }

  private Wish strength() {
    Unit unit = any(units);
    // A post is a small part of the body that sends it out, which must not be left without men.
    int most = unit.isPost() ? 9 : 5000;
    Intention.ChangeStrength wish =
        new Intention.ChangeStrength(unit.id(), Figure.MEN, random.nextInt(most));
    return new Wish(
        wish,
        List.of(unit.span()),
        saying("army list", "at least one", "has no other figure"),
        (before, after, told) -> Expected.strengthened(before, after, wish, told));
  }

  private Wish add() {
    List<Unit> own = units.stream().filter(source::holds).toList();
    Unit copied = any(own);
    String side = any(List.of("Blue", "Red"));
    List<Unit> hosts = units.stream().filter(each -> each.id().side().equals(side)).toList();
    Optional<UnitId> parent =
        hosts.isEmpty() || random.nextInt(3) == 0 ? Optional.empty() : Optional.of(any(hosts).id());
    Intention.AddUnit wish =
        new Intention.AddUnit(side, parent, UnitBlock.of(source.text(), copied));
    return new Wish(
        wish,
        List.of(),
        saying(
            "army list",
            "is not part of a",
            "shares? (its|a) line",
            "share a line",
            "A post",
            "is a post"),
        (before, after, told) -> Expected.added(before, after, wish, copied, told));
  }

  private Wish remove() {
    Unit unit = any(units);
    Intention.RemoveUnit wish = new Intention.RemoveUnit(unit.id());
    Set<UnitId> gone = unit.withAllParts().map(Unit::id).collect(Collectors.toSet());
    List<TextSpan> concerned =
        Stream.of(
                Stream.of(unit.span()),
                scenario.deployments().stream()
                    .filter(each -> gone.contains(each.unit()))
                    .map(Deployment::span),
                scenario.reinforcements().stream()
                    .filter(each -> gone.contains(each.unit()))
                    .map(Reinforcement::span),
                scenario.engineering().stream()
                    .filter(each -> gone.contains(each.unit()))
                    .map(each -> each.span()),
                scenario.plan().patrols().stream()
                    .filter(each -> gone.contains(each.unit()))
                    .map(each -> each.span()),
                scenario.plan().areas().stream()
                    .filter(each -> each.unit().filter(gone::contains).isPresent())
                    .map(each -> each.span()))
            .flatMap(each -> each)
            .toList();
    return new Wish(
        wish,
        concerned,
        saying("army list", "shares its line", spokenOfElsewhere()),
        (before, after, told) -> Expected.removed(before, after, gone, told));
  }

  private Wish resubordinate() {
    Unit unit = any(units);
    List<Unit> hosts =
        units.stream().filter(each -> each.id().side().equals(unit.id().side())).toList();
    Optional<UnitId> parent =
        random.nextInt(4) == 0 ? Optional.empty() : Optional.of(any(hosts).id());
    Intention.Resubordinate wish = new Intention.Resubordinate(unit.id(), parent);
    TextSpan span = unit.span();
    int line = source.text().indexOf('\n', span.end());
    int end = line < 0 ? source.text().length() : line;
    return new Wish(
        wish,
        List.of(new TextSpan("", span.offset(), end - span.offset(), 1, 1)),
        saying("army list", "is not part of a", "shares its line", "part of itself", "is a post"),
        (before, after, told) -> Expected.resubordinated(before, after, wish, told));
  }

  private Wish role() {
    String side = any(scenario.sides()).name();
    Intention.AddRole wish =
        new Intention.AddRole(
            side,
            "Rear guard",
            random.nextBoolean() ? Optional.of(any(units).id()) : Optional.empty(),
            Optional.empty());
    return new Wish(
        wish,
        List.of(),
        NEVER,
        (before, after, told) -> Expected.roleAdded(before, after, wish, told));
  }

  private Wish news() {
    Intention.AddNews wish =
        new Intention.AddNews(
            new Moment.At(DAY.withHour(14).withMinute(random.nextInt(60))),
            random.nextBoolean() ? new Audience.SideOnly("Blue") : Audience.UMPIRE,
            random.nextBoolean()
                ? Optional.of(any(List.of(SourceKind.values())))
                : Optional.empty(),
            random.nextBoolean()
                ? Optional.of(any(List.of(Reliability.values())))
                : Optional.empty(),
            random.nextBoolean(),
            random.nextBoolean() ? "They come." : "They say \"come\"\nand come.");
    return new Wish(
        wish,
        List.of(),
        NEVER,
        (before, after, told) -> Expected.newsAdded(before, after, wish, told));
  }

  /** What another statement says of a unit is no line of its own. */
  private String spokenOfElsewhere() {
    boolean bare = scenario.variants().isEmpty() && !source.text().contains(RandomExtras.MARK);
    return bare ? "army list" : "still spoken of";
  }

  private Optional<Wish> statement() {
    List<TextSpan> all =
        Stream.of(
                scenario.reports().stream().map(each -> each.span()),
                scenario.intelligence().stream().map(Intelligence::span),
                scenario.reinforcements().stream().map(Reinforcement::span),
                scenario.sides().stream()
                    .flatMap(side -> side.roles().stream())
                    .map(each -> each.span()))
            .flatMap(each -> each)
            .toList();
    if (all.isEmpty()) {
      return Optional.empty();
    }
    TextSpan gone = any(all);
    return Optional.of(
        new Wish(
            new Intention.RemoveStatement(gone),
            List.of(gone),
            saying(spokenOfElsewhere()),
            (before, after, told) -> Expected.statementRemoved(before, after, gone, told)));
  }

  private Optional<Wish> shift() {
    List<Intelligence> timed =
        scenario.intelligence().stream()
            .filter(each -> each.release() instanceof Release.At)
            .toList();
    if (timed.isEmpty()) {
      return Optional.empty();
    }
    Intelligence item = any(timed);
    Moment to =
        random.nextBoolean()
            ? new Moment.OfMove(30)
            : new Moment.At(DAY.withHour(16).withMinute(random.nextInt(60)));
    Intention.Shift wish =
        new Intention.Shift(item.span(), ((Release.At) item.release()).time(), to);
    return Optional.of(
        new Wish(
            wish,
            List.of(item.span()),
            NEVER,
            (before, after, told) ->
                Expected.shifted(before, after, scenario.intelligence().indexOf(item), to, told)));
  }
}
