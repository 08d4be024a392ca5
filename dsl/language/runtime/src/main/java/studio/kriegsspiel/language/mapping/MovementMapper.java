package studio.kriegsspiel.language.mapping;

import java.util.Optional;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.EngineeringItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Reinforcement;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.time.Moment;

/** Reads what happens by plan during play: troops that come on, bridges built and broken. */
final class MovementMapper {
  private final MappingContext context;
  private final Roster roster;
  private final PlayClock clock;
  private final PlaceMapper places;
  private final DeploymentMapper deployments;

  MovementMapper(
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

  Optional<studio.kriegsspiel.scenario.news.Reinforcement> reinforcement(Reinforcement written) {
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
            SourceMapper.map(context, written.getSources()),
            context.span(written),
            context.span(written, "unit")));
  }

  Optional<EngineeringTask> work(EngineeringItem written) {
    return roster
        .unit(written.getUnit(), written, "unit")
        .map(
            unit ->
                new EngineeringTask(
                    unit,
                    kind(written.getWork()),
                    Literals.title(written.getPlace()),
                    material(written),
                    clock.during(written.getBegins()),
                    clock.during(written.getFinished()),
                    context.span(written)));
  }

  private Optional<String> material(EngineeringItem written) {
    new PhraseCheck(context)
        .tell(written, "material", ClosedWords.MATERIAL, "something to build or break with");
    return Optional.ofNullable(written.getMaterial()).map(Literals::title);
  }

  private static EngineeringTask.Work kind(String verb) {
    return switch (verb) {
      case "repairs" -> EngineeringTask.Work.REPAIR_BRIDGE;
      case "destroys" -> EngineeringTask.Work.DESTROY_BRIDGE;
      default -> EngineeringTask.Work.BUILD_BRIDGE;
    };
  }
}
