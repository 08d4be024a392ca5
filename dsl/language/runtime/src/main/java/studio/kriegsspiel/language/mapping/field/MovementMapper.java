package studio.kriegsspiel.language.mapping.field;

import java.util.Optional;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.origin.SourceMapper;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.xtext.kriegsspiel.Reinforcement;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.time.Moment;

/** Reads troops that come on during play. */
public final class MovementMapper {
  private final MappingContext context;
  private final Roster roster;
  private final PlayClock clock;
  private final PlaceMapper places;
  private final DeploymentMapper deployments;

  public MovementMapper(
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

  public Optional<studio.kriegsspiel.scenario.news.Reinforcement> reinforcement(
      Reinforcement written) {
    Optional<UnitId> unit = roster.unit(written.getUnit(), written, "unit");
    Optional<Position> entry = places.position(written.getEntry());
    if (written.getEntry() == null) {
      context.error(
          "KS-SYN-002",
          context.span(written),
          "It is not said where `" + written.getUnit() + "` enters the map.",
          "Write the road or place, so: `enters by \"Brussels road\"`.");
    }
    if (written.getAt() == null) {
      context.error(
          "KS-SYN-002",
          context.span(written),
          "It is not said when `" + written.getUnit() + "` enters the map.",
          "Write the time, so: `at 16:00`.");
    }
    Moment at = clock.during(written.getAt()).orElseGet(PlayClock::start);
    if (unit.isEmpty() || entry.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new studio.kriegsspiel.scenario.news.Reinforcement(
            unit.get(),
            entry.get(),
            places.direction(written.getFrom()),
            at,
            deployments
                .formation(written.getOrder(), written, "order")
                .orElse(Formation.COLUMN_MARCH),
            places.position(written.getDestination()),
            clock.during(written.getBy()),
            SourceMapper.map(context, clock, written.getAt() != null, written.getSources()),
            context.span(written),
            context.span(written, "unit")));
  }
}
