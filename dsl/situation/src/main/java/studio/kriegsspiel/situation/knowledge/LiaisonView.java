package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.news.Condition;

/**
 * What a liaison umpire may know: all that the players know whom he serves, what he has to tell
 * them and when, and beyond that only what he needs for his task. Only {@link LiaisonViews} makes
 * one. It has no place for the truth of news, for another side's troops, for weather to come or for
 * what the umpire's notes say: these are the controller's.
 */
public final class LiaisonView {
  private final UmpireTeam.Liaison liaison;
  private final Optional<PlayerView> shared;
  private final List<PlayerView> players;
  private final List<Hand> hands;
  private final List<Coming> comings;
  private final List<Work> works;

  LiaisonView(
      UmpireTeam.Liaison liaison,
      Optional<PlayerView> shared,
      List<PlayerView> players,
      List<Hand> hands,
      List<Coming> comings,
      List<Work> works) {
    this.liaison = liaison;
    this.shared = shared;
    this.players = List.copyOf(players);
    this.hands = List.copyOf(hands);
    this.comings = List.copyOf(comings);
    this.works = List.copyOf(works);
  }

  /**
   * A sheet that he hands over.
   *
   * @param to his players who receive it
   * @param at when, or from when on
   * @param latest by when at the latest, where he may choose
   * @param watch what he has to watch for, where no clock decides; for him alone
   * @param sheet what it says, as its receiver reads it
   */
  public record Hand(
      List<Reader.Player> to,
      Optional<LocalDateTime> at,
      Optional<LocalDateTime> latest,
      Optional<Condition> watch,
      SealedSheet sheet) {
    /** Copies the list. */
    public Hand {
      to = List.copyOf(to);
    }
  }

  /**
   * Troops of his players' side that come on, of which he tells them when it is time.
   *
   * @param title the unit's title
   * @param arrival where and when, as his players may know it from then on
   * @param alone whether one of his players does not know it from the start
   */
  public record Coming(String title, ArrivalView arrival, boolean alone) {}

  /**
   * Work of his players' side that begins or ends during play.
   *
   * @param title the unit's title
   * @param work the work as his players may know it once it has begun
   * @param at when it begins or ends
   * @param done whether it ends
   */
  public record Work(String title, WorkView work, LocalDateTime at, boolean done) {}

  /** Who it is and whom he serves. */
  public UmpireTeam.Liaison liaison() {
    return liaison;
  }

  /** What all of their side know when play begins, where he serves several. */
  public Optional<PlayerView> shared() {
    return shared;
  }

  /** What each of his players knows when play begins. */
  public List<PlayerView> players() {
    return players;
  }

  /** The sheets that he hands over; those for which he has to watch come last. */
  public List<Hand> hands() {
    return hands;
  }

  /** Troops that come on. */
  public List<Coming> comings() {
    return comings;
  }

  /** Works that begin or end. */
  public List<Work> works() {
    return works;
  }

  @Override
  public String toString() {
    return "LiaisonView[" + liaison + "]";
  }
}
