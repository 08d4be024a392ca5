package studio.kriegsspiel.situation.track;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.situation.march.RoutesByHour;

/**
 * What of the tracks of troops no order changes: where they are deployed, how they come on, and how
 * a column goes from one place to another. Thread-safe.
 */
public final class TrackColumns {
  private final Journeys journeys;
  private final Arrivals arrivals;
  private final DeployedBodies deployed;
  private final int written;

  /**
   * Those of the time before works changed the ground.
   *
   * @param since who set out before this goes as he went
   */
  public record Earlier(TrackColumns columns, LocalDateTime since) {}

  /**
   * Of the troops of a setting.
   *
   * @param routes the ways over the ground, if it is known
   * @param written how many of the umpire's events are written in the text
   */
  public TrackColumns(
      Setting setting, Optional<RoutesByHour> routes, int written, Optional<Earlier> earlier) {
    this.journeys = new Journeys(setting, routes, earlier);
    this.arrivals = new Arrivals(setting, journeys);
    this.deployed = new DeployedBodies(setting);
    this.written = written;
  }

  /** How many of the umpire's events are written in the text; later ones are orders of a game. */
  int written() {
    return written;
  }

  Journeys journeys() {
    return journeys;
  }

  Arrivals arrivals() {
    return arrivals;
  }

  DeployedBodies deployed() {
    return deployed;
  }
}
