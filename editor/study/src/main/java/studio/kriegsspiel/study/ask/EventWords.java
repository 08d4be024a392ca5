package studio.kriegsspiel.study.ask;

import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Happening;
import studio.kriegsspiel.situation.knowledge.SealedSheets;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.situation.works.GoneBridge;
import studio.kriegsspiel.terrain.MapPoint;

/** What is due, in a few words for the umpire. */
public final class EventWords {
  private static final GeometryFactory SHAPES = new GeometryFactory();

  /** So near a gap the head of a column stands before it. */
  private static final double BEFORE_METRES = 50;

  private final Situation situation;

  /** Speaks of a situation. */
  public EventWords(Situation situation) {
    this.situation = situation;
  }

  /** A clause without a full stop. */
  public String of(Happening happening) {
    return happening.match(
        new Happening.Cases<>(
            begins -> "play begins",
            ends -> "play ends",
            weather -> "the weather becomes: " + weather.words(),
            state -> "the ground becomes: " + state.words(),
            rivers -> "the rivers become: " + rivers.words(),
            sight -> "one sees up to " + sight.distance(),
            sun -> sun.change().kind().words(),
            report -> "the Separate Report to " + report.report().audience().words() + " is read",
            sheet -> handedOver(sheet.due()),
            reminder -> "a reminder of the umpire's",
            enters -> unit(enters.coming().unit()) + " comes on",
            expected -> unit(expected.coming().unit()) + " is to be at its goal",
            work -> unit(work.task().unit()) + " begins its work at " + work.task().place(),
            work -> unit(work.task().unit()) + " has done its work at " + work.task().place(),
            march -> unit(march.march().unit()) + " sets out on its march",
            patrol -> unit(patrol.patrol().unit()) + " goes on patrol",
            planned -> deed(planned.event().deed()) + why(planned.event()),
            ends ->
                ends.event().deed().findUnit().map(this::unit).orElse("the umpire")
                    + " ceases fire",
            due ->
                "an objective of " + due.side().name() + " falls due: " + due.objective().text()));
  }

  private static String handedOver(SealedSheets.Due due) {
    String reader = due.sheet().audience().words();
    return due.message()
        ? "a message reaches " + reader + ": " + due.sheet().text().replaceAll("\\s+", " ")
        : "the sheet " + due.sheet().mark() + " is handed over to " + reader;
  }

  /** An event at its hour, as a line. */
  public String line(Event event) {
    return shown(event.earliest().orElseThrow())
        + event.latest().map(latest -> " to " + shown(latest)).orElse("")
        + ": "
        + of(event.happening())
        + ".";
  }

  private String shown(LocalDateTime time) {
    return situation.clock().show(Clock.minuteOf(time));
  }

  /** The same as figures. */
  public Map<String, Object> facts(Event event) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("id", event.id());
    facts.put("time", AskedScene.stamp(event.earliest().orElseThrow()));
    event.latest().ifPresent(latest -> facts.put("until", AskedScene.stamp(latest)));
    facts.put("what", of(event.happening()));
    return facts;
  }

  private String deed(Deed deed) {
    String who = deed.findUnit().map(this::unit).orElse("");
    return deed.match(
        new Deed.Cases<>(
            fires -> who + " opens fire",
            attacks -> who + " attacks",
            marches -> who + " sets out",
            leaves -> who + " sets out to leave the map",
            halts -> who + " halts",
            arrives -> who + " comes on",
            works -> who + " begins its work at " + works.task().place(),
            weather -> "the weather becomes: " + weather.words(),
            ground -> "the ground becomes: " + ground.words()));
  }

  /** Why a unit halts that nobody told to: before a bridge that is gone. */
  private String why(PlannedEvent event) {
    boolean ownAccord = isHalt(event.deed()) && event.span().equals(TextSpan.NONE);
    Optional<UnitId> unit = event.deed().findUnit().filter(any -> ownAccord);
    Optional<LocalDateTime> time = situation.clock().earliest(event.release());
    return unit.flatMap(id -> time.flatMap(at -> missing(id, at)))
        .map(bridge -> ": " + bridge.work().task().place() + " is gone")
        .orElse("");
  }

  private static boolean isHalt(Deed deed) {
    return deed.match(
        new Deed.Cases<>(
            fires -> false,
            attacks -> false,
            marches -> false,
            leaves -> false,
            halts -> true,
            arrives -> false,
            works -> false,
            weather -> false,
            ground -> false));
  }

  private Optional<GoneBridge> missing(UnitId unit, LocalDateTime time) {
    Whereabouts where = situation.tracks().of(unit).at(time);
    return situation.ground().stream()
        .flatMap(ground -> GoneBridge.of(situation.works(), ground).stream())
        .filter(each -> each.isMissing(time))
        .filter(each -> where.head().or(where::centre).filter(at -> isBefore(each, at)).isPresent())
        .findFirst();
  }

  private static boolean isBefore(GoneBridge bridge, MapPoint head) {
    Coordinate at = new Coordinate(head.x(), head.y());
    return bridge.bridge().geometry().distance(SHAPES.createPoint(at)) <= BEFORE_METRES;
  }

  private String unit(UnitId id) {
    return situation.scenario().findUnit(id).map(Unit::title).orElse(id.name()) + " (`" + id + "`)";
  }
}
