package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Chronicle;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.reading.rehearsal.Chance;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.Run;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.game.SheetOrders;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** What is true of rehearsals on level ground, all books taken together. */
class RehearsalTruthTest {
  /** More for a longer look: {@code -Drehearsal.games=300}. */
  private static final int GAMES = Integer.getInteger("rehearsal.games", 12);

  private static final long SEED = 7;
  private static final double NORMAL_99_9 = 3.29;
  private static final Ground PLAIN = plain();

  private static Ground plain() {
    ElevationGrid heights =
        ElevationGrid.computed(new GridGeometry(300, 300, 0, 3000, 10), (x, y) -> 50);
    return Ground.of(
        Terrain.builder("plain", "EPSG:32631", heights.bounds())
            .elevation(heights)
            .places(List.of(new Place("Hill", new MapPoint(1500, 1500))))
            .build());
  }

  /** Battalions 700 m from the hill and farther, the other side's being their mirror image. */
  private static String army(String side, int battalions) {
    boolean south = side.equals("Blue");
    String letter = side.substring(0, 1);
    StringBuilder army =
        new StringBuilder("army of %s\n  brigade \"Brigade\" as %sB\n".formatted(side, letter));
    StringBuilder deploy = new StringBuilder("deploy\n");
    for (int i = 1; i <= battalions; i++) {
      army.append("    battalion \"%d\" as %s%d: 800 men, line, 3 ranks\n".formatted(i, letter, i));
      deploy.append(
          "  %s%d in column at %d m %s of %d m %s of \"Hill\" facing %s\n"
              .formatted(
                  letter,
                  i,
                  700 + 150 * (i / 3),
                  south ? "south" : "north",
                  i % 3 * 200,
                  south ? "east" : "west",
                  south ? "north" : "south"));
    }
    return army.append(deploy).toString();
  }

  private static Rehearsal rehearsal(String book, int blue, int red) {
    String text =
        """
        scenario "Mirror"
          rules   %s
          terrain "plain"
          on      18 June 1815 from 10:00 to 12:00
          weather fair
        side Blue colour blue
          objective take "Hill" by 12:00
          role "Commander" for BB
        side Red colour red
          objective take "Hill" by 12:00
          role "Commander" for RB
        """
            .formatted(book);
    Situation situation =
        new Situation(
            new ScenarioLanguage()
                .parse("mirror", text + army("Blue", blue) + army("Red", red))
                .scenario()
                .orElseThrow(),
            RuleBooks.get(book),
            Optional.of(PLAIN));
    return new Rehearsal(Game.begin(situation, List.of()), new SheetOrders(), Map.of(), List.of());
  }

  private static List<Run> runs(String book, int blue, int red, int games)
      throws InterruptedException {
    return rehearsal(book, blue, red).runs(games, SEED, 2, done -> {});
  }

  @Test
  void aMirrorImageIsWonEquallyOftenAndTwiceTheTroopsMoreOften() throws InterruptedException {
    int blue = 0;
    int red = 0;
    int doubled = 0;
    for (RuleBookId each : RuleBookId.values()) {
      Chances alike = new Chances(runs(each.id(), 2, 2, GAMES));
      blue += alike.ahead("Blue").times();
      red += alike.ahead("Red").times();
      doubled += new Chances(runs(each.id(), 4, 2, GAMES)).ahead("Blue").times();
      assertThat(alike.contact().times()).as("fights under " + each.id()).isEqualTo(GAMES);
    }
    assertThat(blue + red).isGreaterThan(GAMES);
    assertThat(Math.abs(blue - red))
        .isLessThanOrEqualTo((int) (NORMAL_99_9 * Math.sqrt(blue + red)));
    assertThat(doubled).isGreaterThan(blue);
  }

  @Test
  void boundsHoldWhatTheyPromise() throws InterruptedException {
    List<Run> all = runs("reisswitz-1824", 2, 2, 10 * GAMES);
    double share = new Chances(all).ahead("Blue").share();
    long held =
        IntStream.range(0, 10)
            .mapToObj(i -> new Chances(all.subList(i * GAMES, (i + 1) * GAMES)).ahead("Blue"))
            .filter(each -> isWithin(each, share))
            .count();
    assertThat(held).isBetween(8L, 10L);
  }

  private static boolean isWithin(Chance chance, double share) {
    return chance.least() <= share && share <= chance.most();
  }

  @Test
  void whatACommanderDoesNotKnowChangesNothingThatHeOrders() {
    assertThat(ordersBeforeContact(2)).isNotEmpty().isEqualTo(ordersBeforeContact(4));
  }

  /** Blue's, until anybody has met an enemy. */
  private static List<String> ordersBeforeContact(int red) {
    Rehearsal rehearsal = rehearsal("reisswitz-1824", 3, red);
    List<String> orders = new ArrayList<>();
    rehearsal.play(SEED, new OrdersOf("Blue", rehearsal.begun().now(), orders));
    return orders;
  }

  private record OrdersOf(String side, LocalDateTime begins, List<String> orders)
      implements Chronicle {
    @Override
    public void advanced(LocalDateTime until, Game reached) {}

    @Override
    public void ordered(String sheet, Game after) {
      if (sheet.contains(" of " + side + " ") && after.metSince(begins).isEmpty()) {
        orders.add(sheet);
      }
    }

    @Override
    public void directed(String sheet, Game after) {}

    @Override
    public void decided(Asked asked, Game.Judged judged) {}
  }
}
