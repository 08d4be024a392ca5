package studio.kriegsspiel.situation.telling;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.situation.Situation;

/** What a side means to do: who comes and marches, objectives, the line of retreat, works. */
final class SidePlans {
  private final Situation situation;
  private final List<TellingFact> all = new ArrayList<>();

  private SidePlans(Situation situation) {
    this.situation = situation;
  }

  static List<TellingFact> of(Situation situation) {
    SidePlans plans = new SidePlans(situation);
    Scenario scenario = situation.scenario();
    scenario.reinforcements().forEach(plans::comes);
    scenario.plan().marches().forEach(plans::marches);
    scenario.plan().events().forEach(plans::event);
    scenario.sides().forEach(plans::aims);
    scenario.engineering().forEach(plans::work);
    scenario.deployments().forEach(plans::prepared);
    return plans.all;
  }

  private void comes(Reinforcement coming) {
    coming(
        coming.unit(),
        situation.clock().time(coming.at()),
        situation.clock().find(coming.by()),
        Stream.concat(Stream.of(coming.entry()), coming.destination().stream()).toList(),
        true);
  }

  private void marches(PlannedMarch march) {
    List<Position> way = new ArrayList<>(List.of(march.from()));
    way.addAll(march.by());
    way.add(march.to());
    LocalDateTime begins =
        situation.clock().find(march.begins()).orElse(situation.clock().begins());
    coming(march.unit(), begins, Optional.empty(), way, false);
  }

  private void event(PlannedEvent event) {
    if (event.release() instanceof Release.At at) {
      deed(event.deed(), situation.clock().time(at.time()));
    }
  }

  private void deed(Deed deed, LocalDateTime time) {
    Runnable goes = () -> goes(deed, time, false);
    deed.match(
            new Deed.Cases<Runnable>(
                bombards -> goes,
                attacks -> goes,
                marches -> goes,
                leaves -> goes,
                halts -> () -> {},
                arrives -> () -> goes(deed, time, true),
                works -> () -> work(works.task()),
                weather -> () -> {},
                ground -> () -> {}))
        .run();
  }

  private void goes(Deed deed, LocalDateTime time, boolean comesOn) {
    deed.findUnit()
        .filter(unit -> !deed.positions().isEmpty())
        .ifPresent(unit -> coming(unit, time, Optional.empty(), deed.positions(), comesOn));
  }

  private void coming(
      UnitId id,
      LocalDateTime at,
      Optional<LocalDateTime> by,
      List<Position> way,
      boolean isEntry) {
    situation
        .units()
        .find(id)
        .ifPresent(
            unit ->
                all.add(
                    new Coming(
                        id.side(),
                        "\"" + unit.title() + "\" of " + id.side(),
                        at,
                        by,
                        way.stream().flatMap(each -> PlaceWords.of(each).stream()).toList(),
                        ArmWords.of(unit),
                        isEntry)));
  }

  private void aims(Side side) {
    for (Objective each : side.objectives()) {
      Aim aim = each.aim();
      all.add(
          new Aimed(
              side.name(),
              "the objective of " + side.name() + " to " + each.text().replace("\"", ""),
              verb(aim),
              each.place().or(aim::findPlace).map(name -> PlaceWords.of(name)),
              situation.clock().find(each.until()),
              target(aim)));
    }
    side.lineOfRetreat()
        .ifPresent(
            line ->
                all.add(
                    new Aimed(
                        side.name(),
                        "the line of retreat of " + side.name(),
                        Optional.of(Sense.RETREAT),
                        Optional.of(PlaceWords.of(line.along())),
                        Optional.empty(),
                        Set.of())));
  }

  private static Optional<Sense> verb(Aim aim) {
    return aim.match(
        new Aim.Cases<>(
            take -> Optional.of(Sense.TAKE),
            hold -> Optional.of(Sense.HOLD),
            delay -> Optional.of(Sense.DELAY),
            cross -> Optional.of(Sense.CROSS),
            place -> Optional.of(Sense.DESTROY),
            unit -> Optional.of(Sense.DESTROY),
            place -> Optional.of(Sense.SCOUT),
            unit -> Optional.of(Sense.SCOUT),
            leave -> Optional.of(Sense.DEPART),
            escort -> Optional.of(Sense.ESCORT),
            keepOpen -> Optional.of(Sense.HOLD),
            free -> Optional.empty()));
  }

  /** Only what is no common foot tells whom it is to be done to. */
  private Set<Sense> target(Aim aim) {
    Set<Sense> words = EnumSet.noneOf(Sense.class);
    aim.findUnit()
        .flatMap(situation.units()::find)
        .ifPresent(unit -> words.addAll(ArmWords.of(unit)));
    words.retainAll(EnumSet.of(Sense.WAGON, Sense.PONTOON, Sense.TRAIN, Sense.GUNS, Sense.BATTERY));
    return words;
  }

  private void work(EngineeringTask task) {
    Set<LocalDateTime> hours = new LinkedHashSet<>();
    situation.clock().find(task.begins()).ifPresent(hours::add);
    situation.clock().find(task.finished()).ifPresent(hours::add);
    all.add(
        new Worked(
            task.unit().side(),
            "a work of " + task.unit().side() + " at \"" + task.place() + "\"",
            deed(task.work()),
            PlaceWords.of(task.place()),
            List.copyOf(hours),
            situation.clock().find(task.finished())));
  }

  private static Sense deed(EngineeringTask.Work work) {
    return switch (work) {
      case BUILD_BRIDGE, REPAIR_BRIDGE -> Sense.BRIDGING;
      case DESTROY_BRIDGE -> Sense.BREAKING;
      case BUILD_FERRY -> Sense.FERRYING;
      case BARRICADE, CLEAR_OBSTACLE -> Sense.BARRING;
      case MAKE_ABATIS -> Sense.FELLING;
      case LOOPHOLE -> Sense.PIERCING;
      case ENTRENCH -> Sense.DIGGING;
    };
  }

  private void prepared(Deployment deployment) {
    Optional<PlaceWords> place = PlaceWords.of(deployment.position());
    for (Preparation each : place.isEmpty() ? List.<Preparation>of() : deployment.works()) {
      all.add(
          new Worked(
              deployment.unit().side(),
              "that the place of `" + deployment.unit() + "` is " + each.word(),
              deed(each),
              place.orElseThrow(),
              List.of(),
              Optional.empty()));
    }
  }

  private static Sense deed(Preparation work) {
    return switch (work) {
      case LOOPHOLED -> Sense.PIERCING;
      case BARRICADED -> Sense.BARRING;
      case ABATIS -> Sense.FELLING;
      case STRENGTHENED, FORTIFIED -> Sense.FORTIFYING;
      case ENTRENCHED -> Sense.DIGGING;
    };
  }
}
