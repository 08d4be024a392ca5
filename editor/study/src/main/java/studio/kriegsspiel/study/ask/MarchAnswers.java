package studio.kriegsspiel.study.ask;

import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/** Columns and reinforcements. */
final class MarchAnswers {
  private final AskedScene scene;

  MarchAnswers(AskedScene scene) {
    this.scene = scene;
  }

  ToldAnswer column(Thing.OfUnit unit) {
    scene.ground();
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("unit", unit.unit().id().toString());
    Whereabouts at = scene.of(unit);
    Optional<Arrival> arrival =
        scene
            .situation()
            .tracks()
            .of(unit.unit().id())
            .findArrival()
            .filter(each -> each.order().unit().equals(unit.unit().id()));
    if (arrival.isEmpty() && at.depthMetres() <= 0) {
      throw new QuestionException(
          unit.shown()
              + " neither comes on nor stands with a known depth at "
              + scene.clock()
              + ".");
    }
    StringBuilder text = new StringBuilder();
    if (arrival.isPresent()) {
      text.append(length(unit, arrival.get(), facts));
    } else {
      scene.putLength(facts, "length", at.depthMetres());
      text.append(unit.shown())
          .append(" is ")
          .append(scene.length(at.depthMetres()))
          .append(" deep.");
    }
    text.append(ends(at, facts));
    return new ToldAnswer(text.toString(), facts);
  }

  private String length(Thing.OfUnit unit, Arrival arrival, Map<String, Object> facts) {
    if (arrival.bodies().stream().anyMatch(each -> each.length().isEmpty())) {
      return "How long the column of "
          + unit.shown()
          + " is "
          + scene.situation().book().id().shortTitle()
          + " does not say.";
    }
    scene.putLength(facts, "length", arrival.lengthMetres());
    return "The column of "
        + unit.shown()
        + " is "
        + scene.length(arrival.lengthMetres())
        + " long on the open road.";
  }

  private String ends(Whereabouts at, Map<String, Object> facts) {
    if (at.head().isEmpty()) {
      return " At " + scene.clock() + " none of it is on the map.";
    }
    MapPoint head = at.head().get();
    facts.put("head", scene.point(head));
    at.tail().ifPresent(tail -> facts.put("tail", scene.point(tail)));
    return " At "
        + scene.clock()
        + " its head is "
        + scene.place(head)
        + at.tail()
            .map(tail -> ", its tail " + scene.place(tail) + ".")
            .orElse(", its tail not yet on the map.");
  }

  ToldAnswer arrival(Thing.OfUnit unit) {
    Arrival arrival =
        scene
            .situation()
            .tracks()
            .of(unit.unit().id())
            .findArrival()
            .orElseThrow(() -> new QuestionException(unit.shown() + " does not come on later."));
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("unit", unit.unit().id().toString());
    facts.put("headEnters", AskedScene.stamp(arrival.headEnters()));
    StringBuilder text = new StringBuilder();
    text.append(unit.shown()).append(" comes on at ").append(scene.show(arrival.headEnters()));
    put(facts, "tailEnters", arrival.findTailEnters());
    arrival
        .findTailEnters()
        .ifPresent(time -> text.append("; its tail is on the map at ").append(scene.show(time)));
    text.append('.').append(way(arrival, facts));
    return new ToldAnswer(text.toString(), facts);
  }

  private String way(Arrival arrival, Map<String, Object> facts) {
    return switch (arrival.way()) {
      case NO_GOAL -> " The text names no goal; from the entry on the players decide.";
      case NONE -> " There is no way for it to its goal.";
      case NO_GROUND -> " Ground or entry is not known, so its way is not reckoned.";
      case TOO_MANY -> " There are too many reinforcements to reckon its way.";
      case RECKONED -> reckoned(arrival, facts);
    };
  }

  private String reckoned(Arrival arrival, Map<String, Object> facts) {
    put(facts, "headArrives", arrival.findDue());
    put(facts, "tailArrives", arrival.findTailArrives());
    arrival.route().ifPresent(route -> scene.putLength(facts, "way", route.lengthMetres()));
    StringBuilder text = new StringBuilder();
    arrival
        .findDue()
        .ifPresent(
            time ->
                text.append(" Its head is ")
                    .append(arrival.goal().map(scene::place).orElse("at its goal"))
                    .append(" at ")
                    .append(scene.show(time)));
    arrival
        .route()
        .ifPresent(route -> text.append(", after ").append(scene.length(route.lengthMetres())));
    arrival
        .findTailArrives()
        .ifPresent(time -> text.append("; it is closed up at ").append(scene.show(time)));
    Optional<LocalDateTime> said = scene.situation().clock().find(arrival.order().by());
    put(facts, "saidBy", said);
    said.ifPresent(time -> text.append("; the text says by ").append(scene.show(time)));
    text.append(text.isEmpty() ? "" : ".");
    arrival.rate().ifPresent(rate -> text.append(" Rate: ").append(rate).append('.'));
    arrival.rate().ifPresent(rate -> facts.put("rule", rate.toString()));
    return text.toString();
  }

  private static void put(Map<String, Object> facts, String name, Optional<LocalDateTime> time) {
    time.ifPresent(each -> facts.put(name, AskedScene.stamp(each)));
  }
}
