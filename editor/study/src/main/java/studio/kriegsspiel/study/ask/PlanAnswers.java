package studio.kriegsspiel.study.ask;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.defence.Defence;
import studio.kriegsspiel.situation.defence.DefendedPlaces;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.PatrolRun;
import studio.kriegsspiel.situation.track.Track;

/** What else is said of a unit whose place is asked for: its patrol, its march, its works. */
final class PlanAnswers {
  private final AskedScene scene;

  PlanAnswers(AskedScene scene) {
    this.scene = scene;
  }

  /** Sentences that go on behind where it is, each with a blank before it; figures are put in. */
  String of(Thing.OfUnit thing, Map<String, Object> facts) {
    Unit unit = thing.unit();
    Track track = scene.situation().tracks().of(unit.id());
    StringBuilder text = new StringBuilder();
    sender(unit).ifPresent(from -> text.append(post(unit, from, facts)));
    track.findPatrol().ifPresent(run -> text.append(patrol(run, facts)));
    track.findMarch().ifPresent(march -> text.append(march(march, facts)));
    text.append(works(unit.id(), facts));
    return text.toString();
  }

  private Optional<Unit> sender(Unit unit) {
    return unit.isPost() ? scene.situation().units().findParent(unit) : Optional.empty();
  }

  private static String post(Unit unit, Unit from, Map<String, Object> facts) {
    if (unit.isHeadquarters()) {
      facts.put("commands", from.id().toString());
      return " `" + from.id() + "` is commanded from there.";
    }
    facts.put("sentOutBy", from.id().toString());
    return " It is sent out by `" + from.id() + "`.";
  }

  private String patrol(PatrolRun run, Map<String, Object> facts) {
    if (run.tripMinutes().isEmpty()) {
      return " There is no way for its patrol.";
    }
    long minutes = Math.round(run.tripMinutes().getAsDouble());
    facts.put("patrolBegins", AskedScene.stamp(run.begins()));
    facts.put("patrolMinutes", minutes);
    run.findBack().ifPresent(back -> facts.put("patrolBack", AskedScene.stamp(back)));
    return " Its patrol sets out at "
        + scene.show(run.begins())
        + " and takes "
        + minutes
        + " minutes out and back"
        + run.findBack().map(back -> "; it is back for good at " + scene.show(back)).orElse("")
        + "."
        + run.findStop().map(stop -> stop(stop, facts)).orElse("")
        + run.rate().map(rule -> " Rate: " + rule + ".").orElse("");
  }

  /** The bridge that is gone when it comes there. */
  private String stop(PatrolRun.Stop stop, Map<String, Object> facts) {
    String place = stop.at().bridge().work().task().place();
    facts.put("bridgeGone", place);
    facts.put("stopsAt", AskedScene.stamp(stop.time()));
    return " At "
        + scene.show(stop.time())
        + (stop.home()
                ? " it finds the bridge at \"%s\" gone on its way home: from there the players decide."
                : " it finds the bridge at \"%s\" gone, and turns there.")
            .formatted(place);
  }

  private String march(ColumnJourney march, Map<String, Object> facts) {
    facts.put("marchBegins", AskedScene.stamp(march.headStarts()));
    march.findHeadArrives().ifPresent(head -> facts.put("headArrives", AskedScene.stamp(head)));
    march.findTailArrives().ifPresent(tail -> facts.put("tailArrives", AskedScene.stamp(tail)));
    if (march.findHeadArrives().isEmpty()) {
      return " Its march sets out at " + scene.show(march.headStarts()) + "; its way is not known.";
    }
    return " Its march sets out at "
        + scene.show(march.headStarts())
        + ", its head arrives at "
        + scene.show(march.findHeadArrives().get())
        + " and its tail at "
        + scene.show(march.findTailArrives().orElse(march.findHeadArrives().get()))
        + "."
        + march.rate().map(rule -> " Rate: " + rule + ".").orElse("");
  }

  private String works(UnitId unit, Map<String, Object> facts) {
    DefendedPlaces defences = DefendedPlaces.of(scene.situation());
    List<String> works =
        defences.worksOf(unit, scene.time()).stream().map(Preparation::word).toList();
    if (works.isEmpty()) {
      return "";
    }
    facts.put("works", works);
    Optional<Defence> worth = defences.find(unit, scene.time());
    worth.ifPresent(defence -> facts.put("defences", defence.strength()));
    return " Its place is "
        + works.stream().collect(Collectors.joining(" and "))
        + worth
            .map(
                defence ->
                    "; that counts as "
                        + defence.strength()
                        + " ("
                        + defence.title()
                        + ", "
                        + defence.citation()
                        + ")")
            .orElse("")
        + ".";
  }
}
