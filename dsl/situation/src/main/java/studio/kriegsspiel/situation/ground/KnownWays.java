package studio.kriegsspiel.situation.ground;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.MarchTimes;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/**
 * The ways that were searched for over one ground. They hang on the ground, the book and the kind
 * of troops alone, so they outlive an edit of the text and serve its variants and readings; those
 * that nobody has asked for longest are forgotten. Thread-safe; nothing is searched for twice at
 * once.
 */
public final class KnownWays {
  /** A way is some kilobytes. */
  private static final int MOST_WAYS = 600;

  /** Times to a whole ground are some hundred kilobytes. */
  private static final int MOST_TIMES = 32;

  private final Map<Asked, CompletableFuture<Optional<MarchRoute>>> ways =
      RecentlyAsked.map(MOST_WAYS);
  private final Map<Asked, CompletableFuture<Optional<MarchTimes>>> times =
      RecentlyAsked.map(MOST_TIMES);
  private final RecentlyAsked<MarchRoute, RouteSurvey> surveys = new RecentlyAsked<>(MOST_WAYS);
  private final RecentlyAsked<Along, Optional<MarchRoute>> others = new RecentlyAsked<>(MOST_WAYS);
  private final AtomicInteger searches = new AtomicInteger();

  /**
   * What is searched for.
   *
   * @param how by which kind of search, such as {@code road}
   * @param manual whose rates hold
   * @param troops the kind of troops
   * @param cellMetres side of the cells of the ground
   * @param fords whether fords can be passed
   * @param from where it begins
   * @param to where it ends; the start again where times to everywhere are asked for
   * @param most minutes at most, 0 where it does not matter
   */
  public record Asked(
      String how,
      FieldManual manual,
      Troops troops,
      Gait gait,
      double cellMetres,
      boolean fords,
      MapPoint from,
      MapPoint to,
      double most) {
    /** No book lets men, pieces and ranks decide how fast troops go. */
    public Asked {
      troops =
          new Troops(troops.type(), 0, 0, troops.pounds(), OptionalInt.empty(), troops.grade());
    }
  }

  /**
   * A known way at the rates of others.
   *
   * @param by those by whose rates it was found
   * @param who those who go by it
   */
  private record Along(MarchRoute way, Asked by, Asked who) {}

  /** A known way at the rates of others, reckoned if that is not known. */
  public Optional<MarchRoute> along(
      MarchRoute way, Asked by, Asked who, Supplier<Optional<MarchRoute>> reckon) {
    return others.get(new Along(way, by, who), reckon);
  }

  /** A way, searched for if it is not known. */
  public Optional<MarchRoute> way(Asked asked, Supplier<Optional<MarchRoute>> search) {
    return find(ways, asked, search);
  }

  /** Times to a ground, reckoned if they are not known. */
  public Optional<MarchTimes> times(Asked asked, Supplier<Optional<MarchTimes>> search) {
    return find(times, asked, search);
  }

  /** What a way leads through, looked along if it is not known. */
  public RouteSurvey survey(MarchRoute way, Supplier<RouteSurvey> look) {
    return surveys.get(way, look);
  }

  /** What is known, the longest unused first; for measuring. */
  public List<Asked> asked() {
    List<Asked> all = new ArrayList<>();
    for (Map<Asked, ?> each : List.of(ways, times)) {
      synchronized (each) {
        all.addAll(each.keySet());
      }
    }
    return all;
  }

  /** How many searches were made so far. */
  public int searches() {
    return searches.get();
  }

  private <T> T find(Map<Asked, CompletableFuture<T>> known, Asked asked, Supplier<T> search) {
    CompletableFuture<T> mine = new CompletableFuture<>();
    CompletableFuture<T> found;
    synchronized (known) {
      found = known.putIfAbsent(asked, mine);
    }
    if (found == null) {
      searches.incrementAndGet();
      try {
        mine.complete(search.get());
      } catch (RuntimeException | Error failed) {
        synchronized (known) {
          known.remove(asked, mine);
        }
        mine.completeExceptionally(failed);
        throw failed;
      }
      return mine.join();
    }
    try {
      return found.join();
    } catch (CompletionException failed) {
      return search.get();
    }
  }
}
