package studio.kriegsspiel.situation;

import static studio.kriegsspiel.situation.Everything.compare;
import static studio.kriegsspiel.situation.Everything.line;

import java.io.IOException;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.defence.DefendedPlaces;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Events;
import studio.kriegsspiel.situation.ground.ZoneIndex;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.plan.AreaMark;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.situation.plan.UmpireMarks;
import studio.kriegsspiel.situation.plan.WayMark;
import studio.kriegsspiel.situation.readiness.Readiness;
import studio.kriegsspiel.situation.track.Track;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/** All that is due, where everybody is, and what maps show of it, minute by minute. */
class EverythingHappensTest {
  private static final List<String> MINUTES =
      List.of(
          "12:30", "13:00", "14:10", "14:40", "15:01", "15:20", "16:05", "16:30", "17:05", "17:40",
          "18:10", "18:40", "19:30");

  private final Situation situation = Everything.situation();

  private static LocalDateTime at(String clock) {
    return LocalDateTime.parse("1815-06-18T" + clock);
  }

  @Test
  void allThatIsDue() throws IOException {
    StringBuilder out = new StringBuilder();
    Events events = Events.of(situation);
    line("all", events.all().stream().map(EverythingHappensTest::shown).toList(), out);
    line("waiting", events.waiting().stream().map(EverythingHappensTest::shown).toList(), out);
    line(
        "from 18:20",
        events.from(at("18:20")).stream().map(EverythingHappensTest::shown).toList(),
        out);
    compare("events.expected", out.toString());
  }

  private static String shown(Event event) {
    return event.earliest().map(time -> time.toLocalTime().toString()).orElse("?")
        + event.latest().map(time -> " to " + time.toLocalTime()).orElse("")
        + " "
        + event.id()
        + " ("
        + event.happening().word()
        + ")";
  }

  @Test
  void whereEverybodyIs() throws IOException {
    StringBuilder out = new StringBuilder();
    situation
        .scenario()
        .units()
        .forEach(
            unit -> {
              Track track = situation.tracks().of(unit.id());
              line(unit.id() + ", placed " + track.placements().size(), List.of(), out);
              track.placements().forEach(each -> out.append(placed(each.span())).append('\n'));
              MINUTES.forEach(
                  each -> out.append(each).append(' ').append(shown(track.at(at(each)))));
            });
    compare("tracks.expected", out.toString());
  }

  private static String placed(TextSpan span) {
    return Everything.text().substring(span.offset(), span.end()).lines().findFirst().orElse("");
  }

  private static String shown(Whereabouts body) {
    return "%s %s at %s from %s to %s facing %s in %s, %.0f m by %.0f m%n"
        .formatted(
            body.kind(),
            body.certainty(),
            body.centre().map(EverythingHappensTest::shown).orElse("-"),
            body.tail().map(EverythingHappensTest::shown).orElse("-"),
            body.head().map(EverythingHappensTest::shown).orElse("-"),
            body.heading().map(each -> Math.round(each.degrees()) + "").orElse("-"),
            body.formation().map(Enum::name).orElse("-"),
            body.frontMetres(),
            body.depthMetres());
  }

  private static String shown(MapPoint point) {
    return Math.round(point.x()) + "/" + Math.round(point.y());
  }

  @Test
  void whatMapsShowOfIt() throws IOException {
    StringBuilder out = new StringBuilder();
    for (String each : MINUTES) {
      line("on the umpire's at " + each, columns(UmpireMarks.of(situation, at(each))), out);
    }
    line("the umpire's", List.of(), out);
    shown(UmpireMarks.of(situation, situation.clock().begins()), out);
    ZoneIndex zones = new ZoneIndex(situation.ground().orElseThrow());
    Knowledge knowledge = Knowledge.of(situation);
    for (String side : List.of("Blue", "Red")) {
      line(side + "'s", List.of(), out);
      var view = knowledge.of(Reader.Player.ofSide(side)).at(at("14:10")).view();
      PlanMarks marks = PlanMarks.of(view, zones);
      shown(marks, out);
      line("empty", marks.isEmpty() + " " + PlanMarks.NONE.isEmpty(), out);
    }
    compare("marks.expected", out.toString());
  }

  private static List<String> columns(PlanMarks marks) {
    return marks.ways().stream()
        .filter(way -> !way.columns().isEmpty())
        .map(
            way ->
                way.label()
                    + way.columns().stream()
                        .map(
                            each ->
                                ", %d from %s to %s"
                                    .formatted(
                                        each.size(),
                                        shown(each.get(0)),
                                        shown(each.get(each.size() - 1))))
                        .collect(Collectors.joining()))
        .toList();
  }

  private static void shown(PlanMarks marks, StringBuilder out) {
    for (WayMark each : marks.ways()) {
      String points =
          each.points().stream().map(EverythingHappensTest::shown).collect(Collectors.joining(" "));
      out.append(
          "%s %s %s, reckoned: %s, %s%n"
              .formatted(each.kind(), each.colour(), each.label(), each.reckoned(), points));
    }
    for (AreaMark each : marks.areas()) {
      out.append(
          "area %s %s, %.0f ha%n"
              .formatted(each.colour(), each.label(), each.shape().getArea() / 10_000));
    }
    marks.works().forEach(each -> out.append("work ").append(each).append('\n'));
  }

  @Test
  void whatUnitsAreAndWhatTheirPlacesAreWorth() throws IOException {
    StringBuilder out = new StringBuilder();
    situation
        .scenario()
        .units()
        .forEach(unit -> out.append(unit.id()).append(": ").append(ready(unit)).append('\n'));
    for (String each : MINUTES) {
      line(
          "held at " + each,
          DefendedPlaces.of(situation).worksOf(new UnitId("Blue", "First"), at(each)),
          out);
      DefendedPlaces.of(situation)
          .find(new UnitId("Blue", "First"), at(each))
          .ifPresent(worth -> out.append(worth).append('\n'));
    }
    line(
        "ground taken up",
        situation.stances().orElseThrow().all().stream()
            .map(
                each ->
                    "%s in %d bodies: %s, left %s, %d points, %.0f m2"
                        .formatted(
                            each.deployment().unit(),
                            each.bodies().size(),
                            each.stance(),
                            shown(each.stance().front().get(0)),
                            each.stance().front().size(),
                            each.stance().area().getArea()))
            .toList(),
        out);
    compare("ready.expected", out.toString());
  }

  private String ready(Unit unit) {
    Readiness ready = Readiness.of(situation, unit);
    return Stream.of(
            ready.superior().map(each -> "under " + each.id().name()),
            ready.condition(),
            ready.rounds(),
            Optional.of(ready.movesFired()),
            ready.nation(),
            ready.nationTerm(),
            ready.rating(),
            ready.order().map(each -> "ordered " + each.unit() + " " + each.kind()),
            ready.orderTerm())
        .map(each -> each.map(Object::toString).orElse("-"))
        .collect(Collectors.joining(", "));
  }
}
