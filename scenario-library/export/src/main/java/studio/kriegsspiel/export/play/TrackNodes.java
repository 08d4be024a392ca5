package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.Placement;
import studio.kriegsspiel.situation.track.Track;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchColumn;
import studio.kriegsspiel.terrain.march.Timetable;

/**
 * Where every body is at every minute: what places it, and along which way its head and tail go.
 * Nothing is reckoned here; the tracks of the situation are written down.
 */
final class TrackNodes {
  private final Situation situation;
  private final Clock clock;
  private final Map<List<MapPoint>, Integer> ways = new LinkedHashMap<>();

  TrackNodes(Situation situation) {
    this.situation = situation;
    this.clock = situation.clock();
  }

  void write(ObjectNode root) {
    ArrayNode tracks = Nodes.root().putArray("tracks");
    for (Unit body : situation.tracks().bodies()) {
      track(tracks.addObject(), situation.tracks().of(body.id()));
    }
    ArrayNode list = root.putArray("ways");
    ways.keySet().forEach(way -> way(list.addArray(), way));
    root.set("tracks", tracks);
  }

  private static void way(ArrayNode list, List<MapPoint> way) {
    double metres = 0;
    for (int i = 0; i < way.size(); i++) {
      metres += i == 0 ? 0 : way.get(i - 1).distanceMetres(way.get(i));
      list.addObject()
          .put("x", Nodes.tenth(way.get(i).x()))
          .put("y", Nodes.tenth(way.get(i).y()))
          .put("metres", Nodes.tenth(metres));
    }
  }

  private void track(ObjectNode node, Track track) {
    node.put("unit", track.unit().toString());
    ArrayNode placements = node.putArray("placements");
    List<Placement> all = track.placements();
    for (int i = 0; i < all.size(); i++) {
      placement(placements.addObject(), track, i, all.get(i));
    }
    ArrayNode works = node.putArray("works");
    for (Work each : track.works()) {
      if (each.place().isPresent()) {
        ObjectNode one = works.addObject().put("from", Nodes.time(each.begins()));
        each.finished().ifPresent(done -> one.put("until", Nodes.time(Clock.minuteOf(done))));
        Nodes.at(one, "at", each.place());
      }
    }
  }

  private void placement(ObjectNode node, Track track, int number, Placement placed) {
    node.put("from", minute(placed.from())).put("order", placed.isOrder());
    placed.match(
        new Placement.Cases<>(
            deployed -> stands(node.put("kind", "stands"), track, number, placed),
            arriving -> column(node.put("kind", "arrives"), track, arriving.arrival().journey()),
            patrol -> patrols(node.put("kind", "patrols"), track, number),
            march -> column(node.put("kind", "marches"), track, march.journey().get()),
            ordered ->
                column(
                    node.put("kind", ordered.leaves() ? "leaves" : "marches"),
                    track,
                    ordered.journey().get()),
            halted -> stands(node.put("kind", "halts"), track, number, placed),
            awaited -> node.put("kind", "waits")));
  }

  private static ObjectNode stands(ObjectNode node, Track track, int number, Placement placed) {
    Whereabouts where = track.everyAt(placed.from()).get(number);
    Nodes.at(node, "at", where.centre());
    Nodes.facing(node, "facing", where.heading());
    where.formation().map(Formation::key).ifPresent(key -> node.put("formation", key));
    return node.put("front", Nodes.tenth(where.frontMetres()))
        .put("depth", Nodes.tenth(where.depthMetres()));
  }

  /** A patrol minute by minute; minutes at which it has not moved are left out. */
  private ObjectNode patrols(ObjectNode node, Track track, int number) {
    ArrayNode points = node.putArray("points");
    LocalDateTime last = clock.ends();
    for (LocalDateTime time = clock.begins(); !time.isAfter(last); time = time.plusMinutes(1)) {
      MapPoint before = at(track, number, time.minusMinutes(1));
      MapPoint here = at(track, number, time);
      MapPoint after = at(track, number, time.plusMinutes(1));
      boolean edge = time.equals(clock.begins()) || time.equals(last);
      if (here != null && (edge || !here.equals(before) || !here.equals(after))) {
        points
            .addObject()
            .put("minute", minute(time))
            .put("x", Nodes.tenth(here.x()))
            .put("y", Nodes.tenth(here.y()));
      }
    }
    return node;
  }

  private static @Nullable MapPoint at(Track track, int number, LocalDateTime time) {
    return track.everyAt(time).get(number).centre().orElse(null);
  }

  private ObjectNode column(ObjectNode node, Track track, ColumnJourney journey) {
    node.put("formation", journey.formation().key());
    Nodes.at(node, "at", journey.start());
    UnitId unit = track.unit();
    journey.bodies().stream()
        .filter(body -> body.unit().id().equals(unit))
        .findFirst()
        .ifPresent(body -> body(node, journey, body));
    return node;
  }

  private void body(ObjectNode node, ColumnJourney journey, Arrival.Marching body) {
    double begins = minute(body.headEnters());
    node.put("setsOut", begins);
    node.put("length", Nodes.tenth(body.column().lengthMetres()));
    if (journey.isReckoned()) {
      MarchColumn column = body.column();
      List<MapPoint> points = column.route().points();
      node.put("way", ways.computeIfAbsent(points, way -> ways.size()));
      knots(node.putArray("head"), column.head(), begins);
      knots(node.putArray("tail"), column.tail(), begins);
      node.put("headArrives", Nodes.time(Clock.minuteOf(body.headArrives())));
      node.put("tailArrives", Nodes.time(Clock.minuteOf(body.tailArrives())));
    }
  }

  private static void knots(ArrayNode list, Timetable times, double begins) {
    for (int i = 0; i < times.metres().size(); i++) {
      list.addObject()
          .put("minute", thousandth(begins + times.minutes().get(i)))
          .put("metres", Nodes.tenth(times.metres().get(i)));
    }
  }

  /** Minutes after play begins. */
  private double minute(LocalDateTime time) {
    return thousandth(Duration.between(clock.begins(), time).toSeconds() / 60.0);
  }

  private static double thousandth(double minutes) {
    return Math.round(minutes * 1000) / 1000.0;
  }
}
