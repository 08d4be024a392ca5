package studio.kriegsspiel.reading.umpire;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * What every throw of a game comes from: its question, bodies and minute alone, so that another
 * throw elsewhere does not change it.
 *
 * @param seed of the game
 * @param anew the one throw that falls otherwise, if one does
 */
public record Seeds(long seed, Optional<Anew> anew) {
  private static final long SPREAD = 0x9E3779B97F4A7C15L;
  private static final long SEEDS = 1_000_000_000L;

  /** Those of a game in which every throw falls as it falls. */
  public static Seeds of(long seed) {
    return new Seeds(seed, Optional.empty());
  }

  /** What is decided at a minute. */
  public record Cast(LocalDateTime time, String question, List<UnitId> about) {
    /** Keeps its own list. */
    public Cast {
      about = List.copyOf(about);
    }
  }

  /**
   * A throw that is thrown anew.
   *
   * @param times how often, from 1
   */
  public record Anew(Cast cast, int times) {}

  /** The seed of a throw. */
  long of(Cast cast) {
    String place =
        Stream.concat(
                Stream.of(cast.time().toString(), cast.question()),
                cast.about().stream().map(UnitId::toString))
            .reduce("", (one, other) -> one + '\n' + other);
    int times = anew.filter(each -> each.cast().equals(cast)).map(Anew::times).orElse(0);
    long mixed = (seed + times * SEEDS) * SPREAD + place.hashCode();
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return Math.floorMod(mixed ^ (mixed >>> 31), SEEDS);
  }
}
