package studio.kriegsspiel.study.game;

import java.util.List;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Studies;

/**
 * {@code ./studio fuzz game [--seconds N] [--seed N]}: random games of each book, as many as the
 * seconds allow; what is not true of one is told with its book and seed.
 */
public final class GamesLong {
  private static final int MINUTES = 90;

  private GamesLong() {}

  /** Plays. */
  public static void main(String[] arguments) {
    long seconds = 60;
    long seed = 1;
    for (int i = 0; i + 1 < arguments.length; i += 2) {
      switch (arguments[i]) {
        case "--seconds" -> seconds = Long.parseLong(arguments[i + 1]);
        case "--seed" -> seed = Long.parseLong(arguments[i + 1]);
        default -> throw new IllegalArgumentException("There is no option " + arguments[i]);
      }
    }
    System.exit(play(seconds, seed));
  }

  private static int play(long seconds, long first) {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    List<Situation> situations = GameTruthTest.BOOKS.stream().map(GamesLong::situation).toList();
    int games = 0;
    int faults = 0;
    for (long seed = first; System.nanoTime() < end; seed++) {
      for (Situation each : situations) {
        games++;
        try {
          new RandomGame(each, seed).play(MINUTES);
        } catch (AssertionError | RuntimeException fault) {
          faults++;
          System.out.println(each.book().id() + ", seed " + seed + ": " + fault);
        }
      }
    }
    System.out.println(games + " games from seed " + first + ", faults: " + faults);
    return faults == 0 ? 0 : 1;
  }

  static Situation situation(String book) {
    String scenario =
        book.equals("reisswitz-1824")
            ? "the-farm-of-la-haye-sainte"
            : "la-haye-sainte-under-" + book;
    return Studies.ofLibrary()
        .read(Library.open().findScenario(scenario).orElseThrow())
        .situation()
        .orElseThrow();
  }
}
