package studio.kriegsspiel.desk.map;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.FormWish;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.reading.umpire.PointWords;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * A form for the march of a unit along points of the map: of who stands there, that it marches so;
 * of who stands nowhere, that it comes on so. The form tells when its column is there.
 */
public final class MarchWish {
  private static final double NAMED_METRES = 30;
  private static final double BEGINS_METRES = 150;
  private static final List<String> BY = List.of("via", "via2", "via3");

  private final Desk desk;
  private final Situation situation;
  private final Terrain terrain;

  private MarchWish(Desk desk, Situation situation, Terrain terrain) {
    this.desk = desk;
    this.situation = situation;
    this.terrain = terrain;
  }

  /**
   * Asks for the form.
   *
   * @param way where it goes by and, last, where it goes; it may begin where the unit stands
   */
  public static void ask(Desk desk, UnitId unit, List<MapPoint> way) {
    Optional<Situation> situation = desk.shown().get().situation();
    Optional<Unit> found = situation.flatMap(now -> now.units().find(unit));
    Optional<Terrain> terrain = situation.flatMap(Situation::terrain);
    if (found.isEmpty() || terrain.isEmpty() || way.isEmpty()) {
      desk.message().set(Message.info("The text is still being read; try again in a moment."));
      return;
    }
    new MarchWish(desk, situation.orElseThrow(), terrain.get()).ask(found.get(), way);
  }

  private void ask(Unit unit, List<MapPoint> way) {
    Optional<MapPoint> stands = situation.tracks().of(unit.id()).at(minute()).centre();
    boolean comes = stands.isEmpty() && situation.tracks().of(unit.id()).placements().isEmpty();
    List<MapPoint> points = new ArrayList<>(way);
    if (points.size() > 1
        && stands.filter(at -> at.distanceMetres(way.get(0)) <= BEGINS_METRES).isPresent()) {
      points.remove(0);
    }
    if (points.size() > BY.size() + 1) {
      desk.message()
          .set(
              Message.info(
                  "A form has %d points of a way and where it ends; set fewer."
                      .formatted(BY.size())));
      return;
    }
    desk.forms().send(comes ? arrival(unit, points) : march(unit, points));
  }

  private static MapPoint last(List<MapPoint> points) {
    return points.get(points.size() - 1);
  }

  private FormWish march(Unit unit, List<MapPoint> points) {
    Map<String, String> said = new HashMap<>();
    said.put("When", "at a time");
    said.put("at", Clock.write(minute()));
    said.put("What happens", "troops march");
    said.put("unit", FormWish.named(situation.scenario(), unit.id()));
    for (int i = 0; i < points.size() - 1; i++) {
      said.put(BY.get(i), words(points.get(i)));
    }
    said.put("place", words(last(points)));
    return FormWish.add("event", said);
  }

  private FormWish arrival(Unit unit, List<MapPoint> points) {
    Map<String, String> said = new HashMap<>();
    said.put("unit", FormWish.named(situation.scenario(), unit.id()));
    said.put("entry", words(points.get(0)));
    if (points.size() > 1) {
      said.put("to", words(last(points)));
    }
    return FormWish.add("reinforcement", said);
  }

  private LocalDateTime minute() {
    return desk.minute().get().orElse(situation.clock().begins());
  }

  /** As a form takes them, without quotation marks. */
  private String words(MapPoint point) {
    return terrain.places().stream()
        .filter(place -> place.at().distanceMetres(point) <= NAMED_METRES)
        .findFirst()
        .map(Place::name)
        .or(() -> PointWords.of(terrain, point).map(words -> words.replace("\"", "")))
        .orElse("");
  }
}
