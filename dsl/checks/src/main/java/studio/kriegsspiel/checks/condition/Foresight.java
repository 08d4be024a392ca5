package studio.kriegsspiel.checks.condition;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Condition;
import studio.kriegsspiel.scenario.news.Fact;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.reach.Presence;
import studio.kriegsspiel.situation.reach.Reach;
import studio.kriegsspiel.situation.reach.Soonest;
import studio.kriegsspiel.situation.reach.Start;
import studio.kriegsspiel.situation.sight.Look;

/**
 * What becomes of facts between now and a minute: where bodies can be by way and rate, when they
 * come, what they can lose.
 *
 * @param until the last minute that counts
 */
record Foresight(CheckContext context, LocalDateTime until) {
  /** What is lost where paces become metres and places numbers. */
  private static final double ROUNDING_METRES = 0.01;

  /** All terms of an alternative must hold together, before the times it names. */
  static Foresight of(CheckContext context, Condition.AllOf all) {
    LocalDateTime last =
        all.terms().stream()
            .filter(term -> term.not() && term.fact() instanceof Fact.IsPast)
            .map(term -> context.clock().time(((Fact.IsPast) term.fact()).time()))
            .min(Comparator.naturalOrder())
            .filter(context.clock().ends()::isAfter)
            .orElse(context.clock().ends());
    return new Foresight(context, last);
  }

  Prospect of(Condition.Term term) {
    Prospect fact = of(term.fact());
    return term.not() ? fact.not() : fact;
  }

  private Prospect of(Fact fact) {
    return fact.match(
        new Fact.Cases<>(
            this::near,
            this::sees,
            this::lost,
            ordered -> Prospect.OPEN,
            reached -> near(reached.unit(), reached.position(), 0, true),
            past -> past(context.clock().time(past.time()))));
  }

  private Prospect near(Fact.Near near) {
    OptionalDouble metres = context.situation().measures().findMetres(near.distance());
    return metres.isEmpty()
        ? Prospect.OPEN
        : near(near.unit(), near.position(), metres.getAsDouble(), false);
  }

  private Prospect past(LocalDateTime time) {
    String at = context.clock().show(time);
    if (time.isAfter(context.clock().ends())) {
      return Prospect.never(
          "%s comes only after play has ended at %s"
              .formatted(at, context.clock().show(context.clock().ends())));
    }
    if (!time.isBefore(until) && until.isBefore(context.clock().ends())) {
      return Prospect.never("%s is not before %s".formatted(at, context.clock().show(until)));
    }
    return Prospect.open(!time.isAfter(context.clock().begins()), true, "it is past " + at);
  }

  /** A part of all its men a unit can always lose. */
  private Prospect lost(Fact.HasLost lost) {
    int men = context.units().find(lost.unit()).map(Unit::presentMen).orElse(0);
    return lost.percent() || men == 0 || lost.count() <= men
        ? Prospect.OPEN
        : Prospect.never(
            "`%s` cannot lose %s; it has %s"
                .formatted(
                    lost.unit().name(),
                    MessageWords.count(lost.count(), "man", "men"),
                    MessageWords.group(men)));
  }

  private Prospect sees(Fact.Sees sees) {
    Optional<UnitId> absent =
        Stream.of(sees.watcher(), sees.seen()).filter(this::isAbsent).findFirst();
    if (absent.isPresent()) {
      return Prospect.never(
          "`%s` is not on the map before %s"
              .formatted(absent.get().name(), context.clock().show(until)));
    }
    boolean now =
        bodies(sees.watcher()).stream()
            .anyMatch(
                watcher -> bodies(sees.seen()).stream().anyMatch(seen -> isSeen(watcher, seen)));
    return Prospect.open(
        now, false, "`%s` sees `%s`".formatted(sees.watcher().name(), sees.seen().name()));
  }

  private boolean isSeen(Unit watcher, Unit seen) {
    return context
        .situation()
        .sights()
        .between(watcher.id(), seen.id(), context.clock().begins())
        .filter(Look::sees)
        .isPresent();
  }

  /** Whether it is known that it comes only later. */
  private boolean isAbsent(UnitId unit) {
    List<Optional<Start>> starts =
        bodies(unit).stream().map(body -> Start.find(context.situation(), body)).toList();
    return !starts.isEmpty()
        && starts.stream()
            .allMatch(start -> start.filter(each -> each.from().isAfter(until)).isPresent());
  }

  private Prospect near(UnitId unit, Position position, double metres, boolean lasts) {
    Optional<Site> site =
        context
            .ground()
            .filter(ground -> ground.find(position).isPresent())
            .flatMap(ground -> Site.of(ground, position));
    List<Unit> bodies = bodies(unit);
    if (site.isEmpty() || bodies.isEmpty()) {
      return Prospect.OPEN;
    }
    if (bodies.stream().anyMatch(body -> isNear(body, site.get(), metres))) {
      return Prospect.open(true, lasts, "`%s` is there from the beginning".formatted(unit.name()));
    }
    Reach reach = Reach.of(context.situation());
    List<Soonest> all =
        bodies.stream().map(body -> reach.soonest(body, site.get(), metres)).toList();
    if (all.stream().anyMatch(each -> each.mayBeThereBy(until))) {
      return Prospect.OPEN;
    }
    return all.stream()
        .filter(each -> each.kind() == Soonest.Kind.REACHED)
        .min(Comparator.comparing(Soonest::reckoned))
        .map(
            soonest ->
                Prospect.never(
                    "`%s` can march at %s and be there at %s at the soonest"
                        .formatted(
                            unit.name(),
                            context.clock().show(soonest.sets()),
                            context.clock().show(soonest.reckoned()))))
        .orElseGet(() -> Prospect.never("`%s` finds no way there".formatted(unit.name())));
  }

  private boolean isNear(Unit body, Site site, double metres) {
    var where = context.situation().tracks().of(body.id()).at(context.clock().begins());
    return metres == 0
        ? Presence.isAt(where, site)
        : where
            .centre()
            .filter(centre -> site.metresTo(centre) <= metres + ROUNDING_METRES)
            .isPresent();
  }

  private List<Unit> bodies(UnitId unit) {
    return context.units().find(unit).stream()
        .flatMap(Unit::withAllParts)
        .filter(Unit::isBody)
        .toList();
  }
}
