package studio.kriegsspiel.desk.importing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.importer.crs.ListedSystem;
import studio.kriegsspiel.importer.crs.SystemGuess;
import studio.kriegsspiel.importer.crs.SystemList;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * Looks for coordinate systems by words, and proposes those that put a file where it is expected.
 */
public final class SystemSearch {
  private static final int MOST = 60;
  private static final int MOST_PLACED = 25;

  private final Optional<MapPoint> point;
  private final Optional<LatLon> near;
  private final boolean projectedOnly;
  private final Latest<List<SystemRow>> latest;
  private final Observable<List<SystemRow>> rows = new Observable<>(List.of());
  private final Observable<Boolean> working = new Observable<>(false);

  /**
   * A search.
   *
   * @param point a point of the file in its own unknown system; none for the system of a new ground
   * @param near a place it is expected to be near
   * @param projectedOnly whether degrees are of no use
   */
  public SystemSearch(
      Optional<MapPoint> point,
      Optional<LatLon> near,
      boolean projectedOnly,
      BackgroundRunner runner) {
    this.point = point;
    this.near = near;
    this.projectedOnly = projectedOnly;
    this.latest = new Latest<>(runner, "Looking for coordinate systems");
  }

  /** What was found last. */
  public Observable<List<SystemRow>> rows() {
    return rows;
  }

  /** Whether a new answer is under way. */
  public Observable<Boolean> working() {
    return working;
  }

  /** Looks for words of a name or a code; without any it proposes the likeliest. */
  public void look(String words) {
    working.set(true);
    latest.request(0, progress -> words.isBlank() ? likeliest() : found(words), this::accept);
  }

  private void accept(WorkOutcome<List<SystemRow>> outcome) {
    working.set(false);
    if (outcome instanceof WorkOutcome.Done<List<SystemRow>> done) {
      rows.set(done.value());
    }
  }

  private List<SystemRow> likeliest() {
    if (point.isPresent()) {
      return SystemGuess.of(point.get().x(), point.get().y(), near, 12).stream()
          .filter(guess -> !projectedOnly || guess.system().projected())
          .map(guess -> new SystemRow(guess.system(), puts(guess.at()), true))
          .toList();
    }
    return near.stream()
        .flatMap(
            place ->
                SystemList.standard().all().stream()
                    .filter(ListedSystem::projected)
                    .filter(each -> each.isMadeFor(place.longitude(), place.latitude()))
                    .sorted(java.util.Comparator.comparingDouble(ListedSystem::areaSquareDegrees)))
        .limit(MOST)
        .map(each -> new SystemRow(each, area(each), true))
        .toList();
  }

  private List<SystemRow> found(String words) {
    List<SystemRow> found = new ArrayList<>();
    for (ListedSystem each : SystemList.standard().search(words, near, projectedOnly, MOST)) {
      Optional<LatLon> at =
          found.size() < MOST_PLACED
              ? point.flatMap(xy -> SystemGuess.where(each, xy.x(), xy.y()))
              : Optional.empty();
      boolean likely =
          at.filter(place -> each.isMadeFor(place.longitude(), place.latitude())).isPresent();
      found.add(
          new SystemRow(each, at.map(SystemSearch::puts).orElseGet(() -> area(each)), likely));
    }
    return found;
  }

  private static String puts(LatLon at) {
    return "puts the file at " + words(at);
  }

  /** A place in whole hundredths of a degree. */
  static String words(LatLon at) {
    return String.format(
        Locale.ROOT,
        "%.2f %s %.2f %s",
        Math.abs(at.latitude()),
        at.latitude() < 0 ? "S" : "N",
        Math.abs(at.longitude()),
        at.longitude() < 0 ? "W" : "E");
  }

  private static String area(ListedSystem system) {
    return String.format(
        Locale.ROOT,
        "made for %.0f to %.0f north, %.0f to %.0f east",
        system.south(),
        system.north(),
        system.west(),
        system.east());
  }
}
