package studio.kriegsspiel.study.ask;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.Certainty;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;

/** Where things are, and how far from each other. */
final class PlaceAnswers {
  private final AskedScene scene;

  PlaceAnswers(AskedScene scene) {
    this.scene = scene;
  }

  ToldAnswer where(Thing thing) {
    scene.ground();
    if (thing instanceof Thing.OfPlace place) {
      Map<String, Object> facts = new LinkedHashMap<>();
      facts.put("place", place.name());
      facts.putAll(scene.point(place.point()));
      double height = scene.ground().ground().heightMetresAt(place.point().x(), place.point().y());
      if (!Double.isNaN(height)) {
        facts.put("heightMetres", Math.round(height));
      }
      String high = Double.isNaN(height) ? "" : ", " + Math.round(height) + " m high";
      return new ToldAnswer(
          thing.shown() + " lies at " + Figures.point(place.point()) + high + ".", facts);
    }
    return where((Thing.OfUnit) thing);
  }

  /** Where a unit is in a game, which knows it whoever decides. */
  ToldAnswer inGame(Thing.OfUnit unit) {
    Whereabouts at = scene.of(unit);
    Map<String, Object> facts = facts(unit, at);
    facts.remove("certainty");
    at.formation().ifPresent(each -> facts.put("formation", each.label()));
    String how =
        at.formation().map(each -> ", " + each.phrase()).orElse("")
            + at.heading().map(each -> ", facing " + each.nearestWord()).orElse("");
    return new ToldAnswer(
        at.centre()
            .map(point -> unit.shown() + " " + verb(at) + " " + scene.place(point) + how + ".")
            .orElseGet(() -> nowhere(unit, at)),
        facts);
  }

  private Map<String, Object> facts(Thing.OfUnit unit, Whereabouts at) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("unit", unit.unit().id().toString());
    facts.put("state", at.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    facts.put("certainty", at.certainty().name().toLowerCase(Locale.ROOT));
    at.centre().ifPresent(point -> facts.putAll(scene.point(point)));
    return facts;
  }

  private ToldAnswer where(Thing.OfUnit unit) {
    Whereabouts at = scene.of(unit);
    Map<String, Object> facts = facts(unit, at);
    String sentence =
        at.centre()
            .map(point -> unit.shown() + " " + verb(at) + " " + scene.place(point) + when(at))
            .orElseGet(() -> nowhere(unit, at));
    return new ToldAnswer(
        sentence
            + certainty(at)
            + seat(unit, facts)
            + scene.headquarters(unit, facts)
            + new PlanAnswers(scene).of(unit, facts),
        facts);
  }

  /** Where its parts are scattered, with which of them it counts as being. */
  private String seat(Thing.OfUnit unit, Map<String, Object> facts) {
    return scene
        .seat(unit)
        .map(
            with -> {
              facts.put("assumedWith", with.toString());
              return " Its parts are scattered: the studio assumes it to be with `" + with + "`.";
            })
        .orElse("");
  }

  private String when(Whereabouts at) {
    return at.certainty() == Certainty.FREE ? "." : " at " + scene.clock() + ".";
  }

  private static String verb(Whereabouts at) {
    return switch (at.kind()) {
      case ENTERING -> "comes on, its middle";
      case MARCHING -> "is on the march, its middle";
      case CLOSING_UP -> "closes up, its middle";
      case LEAVING -> "leaves the map, its middle";
      case WORKING -> "is at work";
      case STANDING, OFF_MAP, UNKNOWN -> "stands";
    };
  }

  private String nowhere(Thing.OfUnit unit, Whereabouts at) {
    if (at.kind() == Whereabouts.Kind.OFF_MAP) {
      Optional<Arrival> arrival = scene.situation().tracks().of(unit.unit().id()).findArrival();
      if (arrival.isEmpty() && at.certainty() == Certainty.RECKONED) {
        return unit.shown() + " has left the map at " + scene.clock() + ".";
      }
      return unit.shown()
          + " has not come on at "
          + scene.clock()
          + arrival.map(each -> "; it comes on at " + scene.show(each.headEnters())).orElse("")
          + ".";
    }
    return "The text does not say where " + unit.shown() + " is.";
  }

  private String certainty(Whereabouts at) {
    if (at.centre().isEmpty()) {
      return "";
    }
    return switch (at.certainty()) {
      case FIXED -> " So the text has it.";
      case RECKONED -> " That is reckoned by its way and rate.";
      case FREE -> " At " + scene.clock() + " the players decide; that is its last known place.";
    };
  }

  ToldAnswer distance(Thing from, Thing to) {
    MapPoint a = scene.get(from);
    MapPoint b = scene.get(to);
    double metres = a.distanceMetres(b);
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("from", scene.point(a));
    facts.put("to", scene.point(b));
    scene.putLength(facts, "distance", metres);
    return new ToldAnswer(
        "From "
            + from.shown()
            + " to "
            + to.shown()
            + " it is "
            + scene.length(metres)
            + " in a straight line."
            + scene.assumed(List.of(from, to), facts),
        facts);
  }
}
