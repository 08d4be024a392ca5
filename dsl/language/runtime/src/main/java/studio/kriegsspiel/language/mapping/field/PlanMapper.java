package studio.kriegsspiel.language.mapping.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.origin.SourceMapper;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.xtext.kriegsspiel.Deployment;
import studio.kriegsspiel.language.xtext.kriegsspiel.HourNote;
import studio.kriegsspiel.language.xtext.kriegsspiel.Post;
import studio.kriegsspiel.language.xtext.kriegsspiel.Way;
import studio.kriegsspiel.language.xtext.kriegsspiel.Zone;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.DeploymentArea;
import studio.kriegsspiel.scenario.plan.Interval;
import studio.kriegsspiel.scenario.plan.Outings;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.TimeUnit;

/** Reads patrols, marches and areas of free deployment. */
public final class PlanMapper {
  private static final int MOST_ROUNDS_APART = 60 * 24;

  private final MappingContext context;
  private final Roster roster;
  private final PlayClock clock;
  private final PlaceMapper places;
  private final DeploymentMapper deployments;

  public PlanMapper(
      MappingContext context,
      Roster roster,
      PlayClock clock,
      PlaceMapper places,
      DeploymentMapper deployments) {
    this.context = context;
    this.roster = roster;
    this.clock = clock;
    this.places = places;
    this.deployments = deployments;
  }

  Optional<Patrol> patrol(Deployment written) {
    return roster
        .unit(written.getUnit(), written, "unit")
        .flatMap(
            unit ->
                patrol(
                    unit,
                    written,
                    written.getWay(),
                    written.getSources(),
                    context.span(written, "unit")));
  }

  /** A post that goes on patrol. */
  Optional<Patrol> patrol(Post written, UnitId unit) {
    return patrol(
        unit, written, written.getWay(), written.getSources(), context.span(written, "unit"));
  }

  private Optional<Patrol> patrol(
      UnitId unit,
      EObject statement,
      @Nullable Way way,
      List<HourNote> sources,
      TextSpan unitSpan) {
    if (way == null || !isWhole(way, unit, "patrols")) {
      return Optional.empty();
    }
    if (way.getOrder() != null) {
      deployments.formation(way.getOrder(), way, "order");
      refuse(way, "order", "A patrol goes in no formation; leave out `in`.");
    }
    if (!way.getColumn().isEmpty()) {
      refuse(way, "column", "A patrol has no order of march; leave out what stands behind `:`.");
    }
    Optional<Position> from = places.position(way.getFrom());
    Optional<Position> to = places.position(way.getGoal());
    List<Position> by = via(way);
    if (from.isEmpty() || to.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Patrol(
            unit,
            from.get(),
            by,
            to.get(),
            clock.during(way.getBegins()),
            clock.during(way.getEnds()),
            outings(way),
            SourceMapper.map(context, clock, way.getBegins() != null, sources),
            context.span(statement),
            unitSpan));
  }

  private Outings outings(Way way) {
    if (way.isRepeating()) {
      return new Outings.Repeating();
    }
    return way.getEvery() == null
        ? new Outings.Once()
        : interval(way).<Outings>map(Outings.Every::new).orElseGet(Outings.Once::new);
  }

  private Optional<Interval> interval(Way way) {
    OptionalInt count = Literals.whole(way.getEvery());
    Optional<TimeUnit> unit = clock.unit(way.getUnit(), context.span(way, "unit"));
    if (count.isEmpty() || count.getAsInt() < 1 || count.getAsInt() > MOST_ROUNDS_APART) {
      context.error(
          "KS-SYN-006",
          context.span(way, "every"),
          "A patrol cannot set out every " + way.getEvery() + " " + way.getUnit() + ".",
          "Write how long after the last it sets out, so: `every 90 min`.");
      return Optional.empty();
    }
    return unit.map(each -> new Interval(count.getAsInt(), each));
  }

  Optional<PlannedMarch> march(Deployment written) {
    Optional<UnitId> unit = roster.unit(written.getUnit(), written, "unit");
    Way way = written.getWay();
    if (unit.isEmpty() || way == null || !isWhole(way, unit.get(), "marches")) {
      return Optional.empty();
    }
    if (way.isRepeating() || way.getEvery() != null) {
      refuse(
          way,
          way.isRepeating() ? "repeating" : "every",
          "A march is made once; only patrols go to and fro.");
    }
    if (way.getEnds() != null) {
      refuse(way, "ends", "A march ends where it goes to; leave out `until`.");
    }
    Optional<Position> from = places.position(way.getFrom());
    Optional<Position> to = places.position(way.getGoal());
    List<Position> by = via(way);
    List<UnitId> order = order(way, unit.get());
    if (from.isEmpty() || to.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new PlannedMarch(
            unit.get(),
            from.get(),
            by,
            to.get(),
            clock.during(way.getBegins()),
            deployments.formation(way.getOrder(), way, "order").orElse(Formation.COLUMN_MARCH),
            order,
            SourceMapper.map(context, clock, way.getBegins() != null, written.getSources()),
            context.span(written),
            context.span(written, "unit")));
  }

  /** The parts in the order of march; each must belong to what marches. */
  private List<UnitId> order(Way way, UnitId whole) {
    List<UnitId> order = new ArrayList<>();
    List<TextSpan> spans = context.spans(way, "column");
    for (int i = 0; i < way.getColumn().size(); i++) {
      TextSpan span = i < spans.size() ? spans.get(i) : context.span(way);
      Optional<UnitId> part = roster.find(way.getColumn().get(i), whole.side(), span);
      boolean belongs =
          part.isPresent()
              && !part.get().equals(whole)
              && roster.unit(whole).filter(each -> each.holds(part.get())).isPresent();
      if (belongs && !order.contains(part.get())) {
        order.add(part.get());
      } else if (part.isPresent()) {
        context.error(
            "KS-LNK-041",
            span,
            belongs
                ? "`" + part.get().name() + "` stands twice in the order of march."
                : "`"
                    + part.get().name()
                    + "` is no part of `"
                    + whole.name()
                    + "` and cannot march in its column.",
            belongs
                ? "Leave out one of the two."
                : "Give it a march of its own, or name a part of `" + whole.name() + "`.");
      }
    }
    return order;
  }

  private List<Position> via(Way way) {
    return way.getVia().stream().map(places::position).flatMap(Optional::stream).toList();
  }

  private boolean isWhole(Way way, UnitId unit, String verb) {
    if (way.getFrom() == null || way.getGoal() == null) {
      context.error(
          "KS-SYN-002",
          context.span(way),
          "It is not said "
              + (way.getFrom() == null ? "from where" : "where to")
              + " `"
              + unit.name()
              + "` goes.",
          "Write both ends of the way, so: `%s from \"Papelotte\" by \"Smohain\" to \"Ohain\"`."
              .formatted(verb));
      return false;
    }
    return true;
  }

  private void refuse(EObject statement, String feature, String message) {
    context.error("KS-SYN-002", context.span(statement, feature), message);
  }

  Optional<DeploymentArea> area(Deployment written) {
    String name = Literals.name(written.getUnit().strip());
    boolean ofSide = roster.hasSide(name) && !roster.knows(name);
    Optional<UnitId> unit =
        ofSide ? Optional.empty() : roster.unit(written.getUnit(), written, "unit");
    Optional<String> side =
        ofSide ? roster.side(written.getUnit(), written, "unit") : unit.map(UnitId::side);
    List<studio.kriegsspiel.scenario.plan.FreeZone> zones = new ArrayList<>();
    written.getZones().forEach(each -> zone(each).ifPresent(zones::add));
    if (side.isEmpty() || zones.size() < written.getZones().size()) {
      return Optional.empty();
    }
    return Optional.of(
        new DeploymentArea(
            side.get(),
            unit,
            zones,
            SourceMapper.map(context, written.getSources()),
            context.span(written),
            context.span(written, "unit")));
  }

  private Optional<studio.kriegsspiel.scenario.plan.FreeZone> zone(Zone written) {
    if (written.getArea() != null) {
      return Optional.of(
          new studio.kriegsspiel.scenario.plan.FreeZone.In(
              Literals.title(written.getArea()), context.span(written, "area")));
    }
    Optional<Position> place = places.position(written.getPlace());
    if (written.getOther() != null) {
      return both(place, places.position(written.getOther()));
    }
    if (written.getDirection() != null) {
      return places
          .compass(written.getDirection(), () -> context.span(written, "direction"))
          .flatMap(
              side ->
                  of(place, at -> new studio.kriegsspiel.scenario.plan.FreeZone.SideOf(side, at)));
    }
    return places
        .distance(
            written.getAmount(),
            written.getMeasure(),
            () -> context.span(written, "measure"),
            () -> context.span(written, "amount"))
        .flatMap(
            distance ->
                of(
                    place,
                    at -> new studio.kriegsspiel.scenario.plan.FreeZone.Within(distance, at)));
  }

  private static Optional<studio.kriegsspiel.scenario.plan.FreeZone> both(
      Optional<Position> from, Optional<Position> to) {
    return from.flatMap(
        a -> of(to, b -> new studio.kriegsspiel.scenario.plan.FreeZone.Between(a, b)));
  }

  private static Optional<studio.kriegsspiel.scenario.plan.FreeZone> of(
      Optional<Position> position,
      Function<Position, studio.kriegsspiel.scenario.plan.FreeZone> maker) {
    return position.map(maker);
  }
}
