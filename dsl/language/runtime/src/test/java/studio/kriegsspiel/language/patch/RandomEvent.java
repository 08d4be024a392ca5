package studio.kriegsspiel.language.patch;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/** Wishes for something that the umpire has happen, or that a patrol is to have seen. */
final class RandomEvent {
  private RandomEvent() {}

  static Wish weather(Random random) {
    Intention.AddWeather wish =
        new Intention.AddWeather(
            new Moment.At(LocalDateTime.of(1815, 6, 18, 14, random.nextInt(60))),
            random.nextBoolean() ? "rain" : "fog and a drizzle");
    return new Wish(
        wish,
        List.of(),
        sentence -> false,
        (before, after, told) ->
            Expected.eventAdded(before, after, wish.at(), new Deed.Weather(wish.words()), told));
  }

  static Wish march(Random random, UnitId unit) {
    Intention.AddMarch wish =
        new Intention.AddMarch(unit, "Wood", new Moment.OfMove(1 + random.nextInt(30)));
    Position wood = new Position.AtPlace("Wood", TextSpan.NONE);
    return new Wish(
        wish,
        List.of(),
        sentence -> sentence.contains("no short name"),
        (before, after, told) ->
            Expected.eventAdded(
                before,
                after,
                wish.at(),
                new Deed.Marches(unit, List.of(), wood, Formation.COLUMN_MARCH),
                told));
  }

  /** A patrol of one side that has seen a body of the other. */
  static Optional<Wish> sighting(Random random, List<Unit> units, Supplier<MapSpot> spot) {
    UnitId watcher = any(random, units).id();
    List<Unit> enemies =
        units.stream().filter(each -> !each.id().side().equals(watcher.side())).toList();
    if (enemies.isEmpty()) {
      return Optional.empty();
    }
    Intention.AddSighting wish =
        new Intention.AddSighting(
            new Moment.At(LocalDateTime.of(1815, 6, 18, 14, random.nextInt(60))),
            watcher,
            any(random, enemies).id(),
            spot.get());
    return Optional.of(
        new Wish(
            wish,
            List.of(),
            sentence -> sentence.contains("no short name"),
            (before, after, told) -> Expected.sightingAdded(before, after, wish, told)));
  }

  private static <T> T any(Random random, List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
