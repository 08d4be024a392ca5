package studio.kriegsspiel.desk.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.rules.book.TimeScale;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.terrain.MapPoint;

/** A way that is measured leg by leg, and how long whoever is chosen marches along it as drawn. */
public final class Measuring {
  private final Desk desk;
  private final Latest<String> reckoning;
  private final Observable<List<MapPoint>> points = new Observable<>(List.of());
  private final Observable<String> march = new Observable<>("");

  /** Nothing yet. */
  public Measuring(Desk desk, BackgroundRunner runner) {
    this.desk = desk;
    this.reckoning = new Latest<>(runner, "Marching along a line");
    desk.group().listen(chosen -> reckon());
  }

  /** Its points, from the start on. */
  public Observable<List<MapPoint>> points() {
    return points;
  }

  /** How long the one who is chosen takes, in a few words; empty where nobody is, or not yet. */
  public Observable<String> march() {
    return march;
  }

  /** Metres along it. */
  public double metres() {
    double sum = 0;
    for (int i = 1; i < points.get().size(); i++) {
      sum += points.get().get(i - 1).distanceMetres(points.get().get(i));
    }
    return sum;
  }

  /** Measures something else. */
  public void begin(MapPoint from, MapPoint to) {
    lay(List.of(from, to));
  }

  /** Has its last leg end elsewhere. */
  public void stretch(MapPoint to) {
    List<MapPoint> all = new ArrayList<>(points.get());
    all.set(all.size() - 1, to);
    lay(all);
  }

  /** Goes on to another point; the first one begins. */
  public void add(MapPoint to) {
    List<MapPoint> all = new ArrayList<>(points.get());
    all.add(to);
    lay(all);
    reckon();
  }

  /** Takes the last point back. */
  public void takeBack() {
    List<MapPoint> all = points.get();
    lay(all.subList(0, Math.max(0, all.size() - 1)));
    reckon();
  }

  private void lay(List<MapPoint> all) {
    reckoning.cancel();
    march.set("");
    points.set(List.copyOf(all));
  }

  /** Measures nothing any more. */
  public void clear() {
    lay(List.of());
  }

  /** Asks for a form by which the one unit that is chosen marches along it; false where none is. */
  public boolean order() {
    Set<UnitId> chosen = desk.group().get();
    if (chosen.size() != 1 || points.get().isEmpty()) {
      return false;
    }
    MarchWish.ask(desk, chosen.iterator().next(), points.get());
    return true;
  }

  /** Has it reckoned how long the march is. */
  public void reckon() {
    List<MapPoint> line = points.get();
    Optional<Situation> situation = desk.shown().get().study().flatMap(Study::situation);
    Optional<Unit> body =
        situation.flatMap(
            now ->
                desk.group().get().stream()
                    .flatMap(id -> now.units().find(id).stream())
                    .flatMap(unit -> now.units().bodies(unit).stream())
                    .findFirst());
    if (line.size() < 2 || body.isEmpty()) {
      reckoning.cancel();
      march.set("");
      return;
    }
    reckoning.request(
        desk.shown().get().version(),
        progress -> words(situation.orElseThrow(), body.get(), line),
        outcome -> outcome.match(done -> march.set(done.value()), failed -> {}, cancelled -> {}));
  }

  private static String words(Situation situation, Unit body, List<MapPoint> line) {
    TimeScale time = situation.book().time();
    return situation
        .routes()
        .map(routes -> routes.of(TroopsOf.unit(body), Gait.MARCH).findOn(line))
        .map(
            way ->
                way.map(
                        route -> {
                          long turns =
                              (long) Math.ceil(route.totalMinutes() / time.turnMinutes() - 1e-6);
                          return String.format(
                              Locale.ROOT,
                              "%s marches it in %d %s%s",
                              body.title(),
                              turns,
                              time.turnName(),
                              turns == 1 ? "" : "s");
                        })
                    .orElse(body.title() + " cannot march so"))
        .orElse("");
  }
}
