package studio.kriegsspiel.language.patch;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Random;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/** Wishes for something that the umpire has happen. */
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
}
