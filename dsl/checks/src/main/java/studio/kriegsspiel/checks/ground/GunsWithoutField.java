package studio.kriegsspiel.checks.ground;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.MoveFixes;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.EntryPoint;
import studio.kriegsspiel.situation.ground.Footing;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.MapPoint;

/** Guns in battery that see next to nothing in front of them, or face away from every enemy. */
public final class GunsWithoutField implements Check {
  /**
   * Guns that see less of the ground before them are badly placed; a figure of the studio's own.
   */
  static final double LITTLE = 0.15;

  /** A mend is offered where they see this much at least. */
  private static final double ENOUGH = 0.4;

  private static final double STEP_PACES = 50;
  private static final int FARTHEST_FIX_STEPS = 12;
  private static final int DIRECTIONS = 8;
  private static final String ANY_WAY = ", whichever way it faces";
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-POS-011",
              "Guns without a field of fire",
              Severity.WARNING,
              "guns stand where they can fire")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.ground().isEmpty()) {
      return;
    }
    List<HeldGround> all = HeldGround.all(context);
    for (HeldGround each : all) {
      boolean inBattery =
          each.unit().type().arm() == Arm.ARTILLERY
              && each.where()
                  .formation()
                  .filter(f -> f == Formation.ARTILLERY_DEPLOYED)
                  .isPresent();
      if (inBattery && each.where().heading().isPresent()) {
        look(context, each, all, report);
      } else if (inBattery) {
        unfaced(context, each, report);
      }
    }
  }

  private static void look(
      CheckContext context, HeldGround guns, List<HeldGround> all, Report report) {
    Optional<RangeTable> table =
        context.book().fieldManual().gunnery().findRanges(TroopsOf.unit(guns.unit()));
    if (table.isEmpty()) {
      return;
    }
    Direction facing = guns.where().heading().orElseThrow();
    GunField field = new GunField(context.situation(), table.get(), facing);
    Optional<HeldGround> behind = onlyBehind(context, field, guns, guns.centre(), all);
    double seen = field.seenFrom(guns.centre());
    if (behind.isPresent()) {
      boolean near = guns.centre().distanceMetres(behind.get().centre()) <= field.rangeMetres();
      Direction way = towards(guns, behind.get());
      Draft draft =
          report
              .add(
                  guns.placed().deployment().unitSpan(),
                  (near
                          ? "%s faces %s, but %s stands behind it to the %s, and no enemy in range before it."
                          : "%s faces %s, but every enemy stands behind it, %s the nearest of them to the %s.")
                      .formatted(
                          guns.name(),
                          facing.nearestWord(),
                          behind.get().name(),
                          way.nearestWord()))
              .spot(guns.centre())
              .fix(turn(context, guns, way, table.get()));
      MapError error = MapError.of(context);
      double margin =
          error.shiftUntil(
              guns.centre(), at -> onlyBehind(context, field, guns, at, all).isEmpty());
      error.weigh(draft, margin, "face it where the enemy is to come from");
    } else if (seen < LITTLE) {
      tell(context, guns, field, seen, "", report);
    }
  }

  /** Guns of which the text does not say which way they face, and which see little on any. */
  private static void unfaced(CheckContext context, HeldGround guns, Report report) {
    context
        .book()
        .fieldManual()
        .gunnery()
        .findRanges(TroopsOf.unit(guns.unit()))
        .map(
            table ->
                IntStream.range(0, DIRECTIONS)
                    .mapToObj(i -> new Direction(i * 360.0 / DIRECTIONS))
                    .map(way -> new GunField(context.situation(), table, way))
                    .max(Comparator.comparingDouble(way -> way.seenFrom(guns.centre())))
                    .orElseThrow())
        .filter(best -> best.seenFrom(guns.centre()) < LITTLE)
        .ifPresent(
            best -> tell(context, guns, best, best.seenFrom(guns.centre()), ANY_WAY, report));
  }

  /** Faces the enemy, if the guns see something of the ground there. */
  private static Optional<Fix> turn(
      CheckContext context, HeldGround guns, Direction way, RangeTable table) {
    Direction facing = new Direction(Math.round(way.degrees() / 22.5) * 22.5 % 360);
    boolean sees =
        new GunField(context.situation(), table, facing).seenFrom(guns.centre()) >= LITTLE;
    return sees && guns.placed().deployment().unit().equals(guns.unit().id())
        ? context.propose(
            "face `%s` %s".formatted(guns.unit().id().name(), facing.nearestWord()),
            new Intention.Turn(guns.unit().id(), facing))
        : Optional.empty();
  }

  /**
   * The nearest enemy in range, if all that are in range stand behind the guns; where none is in
   * range, the nearest of all, if every one stands or comes on behind them.
   *
   * @param at where the guns are taken to stand
   */
  private static Optional<HeldGround> onlyBehind(
      CheckContext context, GunField field, HeldGround guns, MapPoint at, List<HeldGround> all) {
    List<HeldGround> enemies = all.stream().filter(guns::isEnemyOf).toList();
    List<HeldGround> inRange =
        enemies.stream()
            .filter(each -> at.distanceMetres(each.centre()) <= field.rangeMetres())
            .toList();
    boolean comesBefore =
        inRange.isEmpty()
            && context.scenario().reinforcements().stream()
                .filter(each -> !each.unit().side().equals(guns.unit().id().side()))
                .flatMap(each -> EntryPoint.find(each, context.ground().orElseThrow()).stream())
                .anyMatch(entry -> !field.isBehind(at, entry));
    List<HeldGround> asked = inRange.isEmpty() ? enemies : inRange;
    return comesBefore || asked.stream().anyMatch(each -> !field.isBehind(at, each.centre()))
        ? Optional.empty()
        : asked.stream().min(Comparator.comparingDouble(each -> at.distanceMetres(each.centre())));
  }

  private static Direction towards(HeldGround from, HeldGround to) {
    return new Direction(from.centre().bearingDegrees(to.centre()));
  }

  private static void tell(
      CheckContext context,
      HeldGround guns,
      GunField field,
      double seen,
      String way,
      Report report) {
    GroundIndex ground = context.ground().orElseThrow();
    Draft draft =
        report
            .add(
                guns.placed().deployment().unitSpan(),
                MessageWords.say(
                    "%s sees %,d %% of the ground in its arc and range of %,d paces%s; the rest is hidden.",
                    guns.name(), Math.round(seen * 100), ground.paces(field.rangeMetres()), way))
            .spot(guns.centre());
    MapError error = MapError.of(context);
    double margin = error.shiftUntil(guns.centre(), at -> field.seenFrom(at) >= LITTLE);
    error
        .weigh(draft, margin, "ask `studio terrain fire` or the map for what hides it")
        .fix(fix(context, ground, guns, field));
  }

  private static Optional<Fix> fix(
      CheckContext context, GroundIndex ground, HeldGround guns, GunField field) {
    if (!context.budget().takeFix()) {
      return Optional.empty();
    }
    SoundSpot spot = SoundSpot.of(context, guns.placed().deployment(), List.of(guns.unit()));
    for (int step = 1; step <= FARTHEST_FIX_STEPS; step++) {
      for (int i = 0; i < DIRECTIONS; i++) {
        Direction way = new Direction(i * 360.0 / DIRECTIONS);
        double metres = step * STEP_PACES * ground.metresPerPace();
        MapPoint to = guns.centre().offset(metres, way.degrees());
        if (field.seenFrom(to) >= ENOUGH && spot.serves(to)) {
          return MoveFixes.move(
              context,
              guns.placed().deployment().unit(),
              new Footing(to, Math.round(step * STEP_PACES), way.nearestWord()),
              MessageWords.say("where it sees %,d %%", Math.round(field.seenFrom(to) * 100)));
        }
      }
    }
    return Optional.empty();
  }
}
