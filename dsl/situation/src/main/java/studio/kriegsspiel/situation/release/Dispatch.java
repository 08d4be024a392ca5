package studio.kriegsspiel.situation.release;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.courier.Ride;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A courier's ride with news, as it is reckoned.
 *
 * @param leaves when he leaves
 * @param from where he rides from
 * @param to where the receiver is
 * @param with the body that he is assumed to be with, where those he commands are scattered
 * @param rides his way, stretch by stretch where the text has it go by places
 */
public record Dispatch(
    LocalDateTime leaves, MapPoint from, MapPoint to, Optional<UnitId> with, List<Ride> rides) {
  /** Keeps its own copy. */
  public Dispatch {
    rides = List.copyOf(rides);
  }

  /** How long he rides. */
  public double minutes() {
    return rides.stream().mapToDouble(Ride::minutes).sum();
  }

  /** The shortest time these rides leave possible. */
  public double leastMinutes() {
    return rides.stream().mapToDouble(Ride::leastMinutes).sum();
  }

  /** How far he rides. */
  public double metres() {
    return rides.stream().mapToDouble(Ride::metres).sum();
  }

  /** When he is there, a begun minute counted. */
  public LocalDateTime arrives() {
    return leaves.plusMinutes((long) Math.ceil(minutes() - 1e-6));
  }
}
