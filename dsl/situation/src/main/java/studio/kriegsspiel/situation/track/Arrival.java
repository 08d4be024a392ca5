package studio.kriegsspiel.situation.track;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.march.Straits;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchColumn;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/**
 * How a reinforcement comes on: its bodies one behind the other in the order of the text, each at
 * its own rate; nobody overtakes.
 *
 * @param order what the text says
 * @param journey its way from the entry on
 */
public record Arrival(Reinforcement order, ColumnJourney journey) {

  /** When the head of the first body enters. */
  public LocalDateTime headEnters() {
    return journey.headStarts();
  }

  /** Where it enters, if the ground knows it. */
  public Optional<MapPoint> entry() {
    return journey.start();
  }

  /** Where the text says it goes, if the ground knows it. */
  public Optional<MapPoint> goal() {
    return journey.goal();
  }

  /** What is known of the way. */
  public Way way() {
    return journey.way();
  }

  /** The way of the first body's head, where there is one. */
  public Optional<MarchRoute> route() {
    return journey.route();
  }

  /** What the rate of the slowest body on open ground rests on, where there is a body. */
  public Optional<Citation> rate() {
    return journey.rate();
  }

  /** Those that come by this way, in the order of march. */
  public List<Marching> bodies() {
    return journey.bodies();
  }

  /** The share by which the time of the way may come out too long. */
  public double excess() {
    return journey.excess();
  }

  /**
   * When it is at its goal by way and rate, that is, when the head of its first body is there; a
   * begun minute counts. Whoever tells of it asks here.
   */
  public Optional<LocalDateTime> findDue() {
    return findHeadArrives().map(Clock::minuteOf);
  }

  /** What is known of the way from the entry to the goal. */
  public enum Way {
    /** It is reckoned. */
    RECKONED,
    /** The text names no goal that the ground knows: from the entry on the players decide. */
    NO_GOAL,
    /** There is no way from the entry to the goal. */
    NONE,
    /** The ground or the entry is not known. */
    NO_GROUND,
    /** There are more reinforcements than are reckoned. */
    TOO_MANY
  }

  /**
   * One body of it.
   *
   * @param headEnters when its head enters
   * @param column how it moves, in minutes after its head enters; without a known way straight on
   * @param straits where it narrows, in the order of the way
   * @param length what the length of its column rests on, nothing where its strength is unknown
   */
  public record Marching(
      Unit unit,
      LocalDateTime headEnters,
      MarchColumn column,
      List<Straits.Strait> straits,
      Optional<Citation> length) {

    /** Keeps its own copy. */
    public Marching {
      straits = List.copyOf(straits);
    }

    /** When its tail is on the map. */
    public LocalDateTime tailEnters() {
      return after(column.tailStartsMinutes());
    }

    /** When its head is at the goal; to be asked only where the way is reckoned. */
    public LocalDateTime headArrives() {
      return after(column.headArrivesMinutes());
    }

    /** When it is closed up at the goal; to be asked only where the way is reckoned. */
    public LocalDateTime tailArrives() {
      return after(column.tailArrivesMinutes());
    }

    /** When its head is at what the way leads through. */
    public LocalDateTime comesTo(RouteSurvey.Passage passage) {
      return after(column.head().reachesMinutes(passage.fromMetres()));
    }

    /** When its tail has passed what the way leads through. */
    public LocalDateTime isPast(RouteSurvey.Passage passage) {
      return after(column.tail().reachesMinutes(passage.toMetres()));
    }

    private LocalDateTime after(double minutes) {
      return headEnters.plusSeconds(Math.round(minutes * 60));
    }
  }

  /** Whether way and times to the goal are known. */
  public boolean isReckoned() {
    return journey.isReckoned();
  }

  /** From the head of the first to the tail of the last body on the open road, in metres. */
  public double lengthMetres() {
    return bodies().stream().mapToDouble(each -> each.column().lengthMetres()).sum();
  }

  /** When the last tail is on the map, nothing where no body can march. */
  public Optional<LocalDateTime> findTailEnters() {
    return bodies().stream().map(Marching::tailEnters).max(Comparator.naturalOrder());
  }

  /** When the first head is at the goal. */
  public Optional<LocalDateTime> findHeadArrives() {
    return journey.findHeadArrives();
  }

  /** When the last body is closed up at the goal. */
  public Optional<LocalDateTime> findTailArrives() {
    return journey.findTailArrives();
  }
}
