package studio.kriegsspiel.study.ask;

import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.orders.GivenOrders;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.terrain.march.MarchRoute;

/** When a unit is somewhere, by the way that the text has it go or one that it might. */
final class WayAnswers {
  /** Whoever passes so near a place is there. */
  private static final double AT_METRES = 50;

  /** How often a way is looked at. */
  private static final double STEP_METRES = 10;

  private final AskedScene scene;

  WayAnswers(AskedScene scene) {
    this.scene = scene;
  }

  /**
   * When it is there.
   *
   * @param from when it sets out, if that is asked
   */
  ToldAnswer when(
      Thing.OfUnit unit,
      Thing.OfPlace place,
      Optional<Thing.OfPlace> by,
      Optional<LocalDateTime> from) {
    scene.ground();
    Optional<ToldAnswer> byText =
        by.isEmpty() && from.isEmpty() ? byText(unit, place) : Optional.empty();
    return byText.orElseGet(() -> sent(unit, place, by, from.orElse(scene.time())));
  }

  private static Position at(Thing.OfPlace place) {
    return new Position.AtPlace(place.name(), TextSpan.NONE);
  }

  /** Where the text has it come by the place on its way. */
  private Optional<ToldAnswer> byText(Thing.OfUnit unit, Thing.OfPlace place) {
    Optional<Site> site = Site.of(scene.ground(), at(place));
    return site.flatMap(
        there ->
            scene.situation().tracks().of(unit.unit().id()).journeys().stream()
                .filter(ColumnJourney::isReckoned)
                .flatMap(journey -> passes(unit, place, there, journey).stream())
                .findFirst());
  }

  private Optional<ToldAnswer> passes(
      Thing.OfUnit unit, Thing.OfPlace place, Site site, ColumnJourney journey) {
    List<Arrival.Marching> own =
        journey.bodies().stream().filter(each -> isOf(unit, each)).toList();
    if (own.isEmpty()) {
      return Optional.empty();
    }
    MarchRoute route = own.get(0).column().route();
    for (double metres = 0; metres <= route.lengthMetres(); metres += STEP_METRES) {
      if (site.isWithin(AT_METRES, route.pointAfterMetres(metres))) {
        return Optional.of(passed(unit, place, journey, own, nearest(site, route, metres)));
      }
    }
    return Optional.empty();
  }

  /** Whether a body belongs to the unit, or the unit to the body. */
  private static boolean isOf(Thing.OfUnit unit, Arrival.Marching body) {
    return unit.unit().withAllParts().anyMatch(part -> part.id().equals(body.unit().id()))
        || body.unit().withAllParts().anyMatch(part -> part == unit.unit());
  }

  /** From where it is near on, as long as it comes nearer. */
  private static double nearest(Site site, MarchRoute route, double from) {
    double best = from;
    double least = Double.POSITIVE_INFINITY;
    for (double at = from; at < route.lengthMetres() + STEP_METRES; at += STEP_METRES) {
      double along = Math.min(at, route.lengthMetres());
      double metres = site.point().distanceMetres(route.pointAfterMetres(along));
      if (metres < least) {
        least = metres;
        best = along;
      } else if (metres > least + AT_METRES) {
        return best;
      }
    }
    // Its goal is where the text has it stop, as it is told when its arrival is asked for.
    return best > route.lengthMetres() - 2 * STEP_METRES ? route.lengthMetres() : best;
  }

  private ToldAnswer passed(
      Thing.OfUnit unit,
      Thing.OfPlace place,
      ColumnJourney journey,
      List<Arrival.Marching> own,
      double metres) {
    Arrival.Marching first = own.get(0);
    Arrival.Marching last = own.get(own.size() - 1);
    boolean goal = metres > last.column().route().lengthMetres() - STEP_METRES;
    LocalDateTime head = after(first, first.column().head().reachesMinutes(metres));
    LocalDateTime tail =
        goal ? last.tailArrives() : after(last, last.column().tail().leavesMinutes(metres));
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("unit", unit.unit().id().toString());
    facts.put("byText", true);
    facts.put("sets", AskedScene.stamp(journey.headStarts()));
    facts.put("headArrives", AskedScene.stamp(head));
    facts.put("tailArrives", AskedScene.stamp(tail));
    scene.putLength(facts, "way", metres);
    journey.rate().ifPresent(rate -> facts.put("rule", rate.toString()));
    return new ToldAnswer(
        "The text has %s go there: it sets out or comes on at %s, its head is at %s at %s, after %s; %s at %s.%s"
            .formatted(
                unit.shown(),
                scene.show(journey.headStarts()),
                place.shown(),
                scene.show(head),
                scene.length(metres),
                goal ? "it is closed up" : "its tail has passed",
                scene.show(tail),
                journey.rate().map(rate -> " Rate: " + rate + ".").orElse("")),
        facts);
  }

  private static LocalDateTime after(Arrival.Marching body, double minutes) {
    return body.headEnters().plusSeconds(Math.round(minutes * 60));
  }

  /** If it had the order at a time, in column of route. */
  private ToldAnswer sent(
      Thing.OfUnit unit, Thing.OfPlace place, Optional<Thing.OfPlace> by, LocalDateTime sets) {
    AskedScene then = new AskedScene(scene.situation(), sets);
    then.get(unit);
    ColumnJourney journey =
        GivenOrders.march(
                scene.situation(),
                unit.unit().id(),
                List.of(),
                new GivenOrders.Sent(at(place), by.map(WayAnswers::at).stream().toList(), sets))
            .filter(ColumnJourney::isReckoned)
            .filter(each -> !each.bodies().isEmpty())
            .orElseThrow(
                () ->
                    new QuestionException(
                        "There is no way for "
                            + unit.shown()
                            + " from where it is to "
                            + place.shown()
                            + "."));
    LocalDateTime head = journey.findHeadArrives().orElseThrow();
    LocalDateTime tail = journey.findTailArrives().orElse(head);
    double metres = journey.route().map(MarchRoute::lengthMetres).orElse(0.0);
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("unit", unit.unit().id().toString());
    facts.put("byText", false);
    facts.put("sets", AskedScene.stamp(sets));
    facts.put("headArrives", AskedScene.stamp(head));
    facts.put("tailArrives", AskedScene.stamp(tail));
    scene.putLength(facts, "way", metres);
    journey.rate().ifPresent(rate -> facts.put("rule", rate.toString()));
    return new ToldAnswer(
        "If %s sets out at %s in column of route%s, its head is at %s at %s, after %s; it is closed up at %s.%s%s"
            .formatted(
                unit.shown(),
                scene.show(sets),
                by.map(road -> " by " + road.shown()).orElse(""),
                place.shown(),
                scene.show(head),
                scene.length(metres),
                scene.show(tail),
                journey.rate().map(rate -> " Rate: " + rate + ".").orElse(""),
                then.assumed(List.of(unit), facts)),
        facts);
  }
}
