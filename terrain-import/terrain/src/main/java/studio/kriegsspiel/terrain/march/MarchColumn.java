package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A column on its way: its tail follows the way of its head at the column's length, except where it
 * narrows. There the tail waits while those before it file through; how the column becomes whole
 * again is {@link ClosingUp}.
 */
public final class MarchColumn {

  private final MarchRoute route;
  private final double lengthMetres;
  private final List<NarrowPlace> places;
  private final Timetable head;
  private final Timetable tail;

  private MarchColumn(
      MarchRoute route,
      double lengthMetres,
      List<NarrowPlace> places,
      Timetable head,
      Timetable tail) {
    this.route = route;
    this.lengthMetres = lengthMetres;
    this.places = List.copyOf(places);
    this.head = head;
    this.tail = tail;
  }

  /** A column that never narrows. */
  public static MarchColumn of(MarchRoute route, double lengthMetres) {
    return of(route, lengthMetres, List.of(), ClosingUp.BEHIND_THE_PLACE);
  }

  /**
   * A column that passes narrow places. Places nearer to each other than the column is long are
   * passed as one, as there is no room between them to close up.
   *
   * @param route the way of the head and its times without halts
   * @param lengthMetres head to tail on the march, 0 or more
   * @param places in any order
   */
  public static MarchColumn of(
      MarchRoute route, double lengthMetres, List<NarrowPlace> places, ClosingUp closing) {
    if (!(lengthMetres >= 0 && Double.isFinite(lengthMetres))) {
      throw new IllegalArgumentException("A column is 0 or more metres long.");
    }
    ColumnPassage passage =
        new ColumnPassage(
            route.timetable(),
            lengthMetres,
            places.stream().filter(NarrowPlace::isFelt).toList(),
            closing);
    return new MarchColumn(route, lengthMetres, places, passage.head(), passage.tail());
  }

  /**
   * Length of a column that must narrow.
   *
   * @param lengthMetres its length on its usual front
   * @param usualFront its usual front, in files or in metres
   * @param narrowFront the front the road leaves it, in the same measure
   */
  public static double narrowedMetres(double lengthMetres, double usualFront, double narrowFront) {
    return narrowFront >= usualFront ? lengthMetres : lengthMetres * usualFront / narrowFront;
  }

  /** The way of the head. */
  public MarchRoute route() {
    return route;
  }

  /** Head to tail on the march, where it is not narrowed. */
  public double lengthMetres() {
    return lengthMetres;
  }

  /** The head along the way, halts included. */
  public Timetable head() {
    return head;
  }

  /** The tail along the way; before the start, below 0, it has not yet set out. */
  public Timetable tail() {
    return tail;
  }

  /** Where the head is so many minutes after it set out. */
  public MapPoint headAfter(double minutes) {
    return route.pointAfterMetres(head.metresAfter(minutes));
  }

  /** Where the tail is; as long as it has not set out, at the start. */
  public MapPoint tailAfter(double minutes) {
    return route.pointAfterMetres(tail.metresAfter(minutes));
  }

  /** How much of the way the column covers, from the start at first and up to the goal at last. */
  public double coversMetres(double minutes) {
    return head.metresAfter(minutes) - Math.max(0, tail.metresAfter(minutes));
  }

  /** The most of the way that it ever covers. */
  public double mostMetres() {
    double most = 0;
    for (Timetable each : List.of(head, tail)) {
      for (double minutes : each.minutes()) {
        most = Math.max(most, coversMetres(minutes));
      }
    }
    return most;
  }

  /** When the tail sets out. */
  public double tailStartsMinutes() {
    return tail.reachesMinutes(0);
  }

  /** When the head is at the goal, halts included. */
  public double headArrivesMinutes() {
    return head.lastMinutes();
  }

  /** When the tail has come up to the goal and the column is closed up there. */
  public double tailArrivesMinutes() {
    return tail.lastMinutes();
  }

  /** How long the head stands still on the way, waiting for the tail. */
  public double haltMinutes() {
    return head.lastMinutes() - route.totalMinutes();
  }

  /** When head and tail pass the narrow places, in the order in which they were given. */
  public List<Passing> passings() {
    List<Passing> passings = new ArrayList<>();
    for (NarrowPlace place : places) {
      passings.add(
          new Passing(
              place,
              head.reachesMinutes(place.fromMetres()),
              head.reachesMinutes(place.toMetres()),
              tail.leavesMinutes(place.fromMetres()),
              tail.reachesMinutes(place.toMetres())));
    }
    return passings;
  }

  /**
   * A column at a narrow place, minutes after its head set out.
   *
   * @param headEntersMinutes when its head comes to the place
   * @param headLeavesMinutes when its head is through
   * @param tailEntersMinutes when its tail goes in
   * @param tailLeavesMinutes when its tail is through
   */
  public record Passing(
      NarrowPlace place,
      double headEntersMinutes,
      double headLeavesMinutes,
      double tailEntersMinutes,
      double tailLeavesMinutes) {}

  /** The halts of the head: where, from when and for how long. */
  public List<Halt> halts() {
    List<Halt> halts = new ArrayList<>();
    for (int i = 1; i < head.metres().size(); i++) {
      double minutes = head.minutes().get(i) - head.minutes().get(i - 1);
      if (minutes > 1e-9 && head.metres().get(i).equals(head.metres().get(i - 1))) {
        halts.add(new Halt(head.metres().get(i), head.minutes().get(i - 1), minutes));
      }
    }
    return halts;
  }

  /**
   * A halt of the head until the tail has closed up.
   *
   * @param atMetres where on the way the head stands
   * @param fromMinutes from when
   * @param minutes for how long
   */
  public record Halt(double atMetres, double fromMinutes, double minutes) {}
}
