package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Chronicle;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.game.OrderReader;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.reading.rehearsal.Chance;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.DecisiveThrows;
import studio.kriegsspiel.reading.rehearsal.Played;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.RehearsalReport;
import studio.kriegsspiel.reading.rehearsal.Run;
import studio.kriegsspiel.reading.rehearsal.SideBySide;
import studio.kriegsspiel.reading.rehearsal.page.RehearsalPage;
import studio.kriegsspiel.reading.rehearsal.page.SideBySidePage;
import studio.kriegsspiel.reading.umpire.Seeds;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.orders.OrderSheet;
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
    return rehearsal(book, blue, red, new SheetOrders());
  }

  private static Rehearsal rehearsal(String book, int blue, int red, OrderReader orders) {
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
    return new Rehearsal(Game.begin(situation, List.of()), orders, Map.of(), List.of());
  }

  private static List<Run> runs(String book, int blue, int red, int games)
      throws InterruptedException {
    return rehearsal(book, blue, red).runs(games, SEED, 2, done -> {}).runs();
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

  /** An order reader that breaks when it is first asked, in whichever game that is. */
  private static final class BreaksOnce implements OrderReader {
    private final OrderReader orders = new SheetOrders();
    private final AtomicBoolean broken = new AtomicBoolean();

    @Override
    public OrderSheet read(String sheet, Situation situation) {
      return orders.read(sheet, situation);
    }

    @Override
    public String write(Game game, String words) {
      if (broken.compareAndSet(false, true)) {
        throw new IllegalStateException("no ink");
      }
      return orders.write(game, words);
    }
  }

  @Test
  void aGameThatBreaksIsToldAndTheOthersGoOn() throws InterruptedException {
    Rehearsal rehearsal = rehearsal("reisswitz-1824", 2, 2, new BreaksOnce());
    Chances chances = new Chances(rehearsal.runs(3, SEED, 1, done -> {}));
    assertThat(chances.games()).isEqualTo(2);
    assertThat(chances.broken()).containsExactly(new Played.Broken(1, "no ink"));
    RehearsalReport report = RehearsalReport.of(rehearsal, SEED, chances, List.of());
    assertThat(report.lines())
        .contains(
            "Of 3 games 1 broke and is not counted; the shares are of the other 2.",
            "Game 1 broke (--run 1 --seed %d tells it so far): no ink".formatted(SEED));
    assertThat(report.lines().get(0)).endsWith("2 of 3 games, seed 7.");
    assertThat(report.facts())
        .containsEntry("broken", List.of(1))
        .containsEntry("begun", 3)
        .containsEntry("games", 2)
        .containsEntry("breaks", List.of(Map.of("game", 1, "why", "no ink")));
    assertThat(RehearsalPage.of(rehearsal, chances, List.of(), report, List.of()))
        .contains(
            "2 of 3 games, seed 7.", "Game 1 broke (--run 1 --seed 7 tells it so far): no ink");
    SideBySide table = new SideBySide(3, SEED);
    table.add(SideBySide.ITSELF, rehearsal, chances);
    assertThat(table.lines())
        .contains(
            "the scenario itself (2 of 3 games):",
            "the scenario itself: game 1 broke and is not counted: no ink");
    assertThat(SideBySidePage.of("Mirror", table))
        .contains("the scenario itself (2 of 3 games)", "game 1 broke and is not counted: no ink");
  }

  @Test
  void whereNoGameCanBePlayedThatIsTold() {
    Rehearsal rehearsal = rehearsal("reisswitz-1824", 2, 2, new BreaksOnce());
    assertThatThrownBy(() -> rehearsal.runs(1, SEED, 1, done -> {}))
        .isInstanceOf(GameRefusedException.class)
        .hasMessage("No game of seed %d can be played to its end: no ink".formatted(SEED));
  }

  /** What is told to have decided does so: thrown anew as often as it says, others are ahead. */
  @Test
  void aThrowThatDecidedEndsTheGameOtherwiseWhenItFallsOtherwise() throws InterruptedException {
    Rehearsal rehearsal = rehearsal("reisswitz-1824", 2, 2);
    int found = 0;
    for (int game = 0; game < 4 && found == 0; game++) {
      long seed = Rehearsal.seed(SEED, game);
      Set<String> ahead = rehearsal.run(seed).ahead();
      List<DecisiveThrows.Decisive> all = new DecisiveThrows(rehearsal, seed).find(2);
      assertThat(new DecisiveThrows(rehearsal, seed).find(1))
          .extracting(DecisiveThrows.Decisive::cast)
          .isEqualTo(all.stream().map(DecisiveThrows.Decisive::cast).toList());
      for (DecisiveThrows.Decisive each : all) {
        List<Seeds.Cast> before = castsBefore(rehearsal, Seeds.of(seed), each.cast());
        Seeds anew = new Seeds(seed, Optional.of(new Seeds.Anew(each.cast(), 1)));
        assertThat(castsBefore(rehearsal, anew, each.cast())).isEqualTo(before).isNotEmpty();
        assertThat(each.otherwise()).isBetween(1, DecisiveThrows.TIMES);
        assertThat(aheadAnew(rehearsal, seed, each.cast(), ahead)).isEqualTo(each.otherwise());
        found++;
      }
    }
    assertThat(found).isPositive();
  }

  private static int aheadAnew(Rehearsal rehearsal, long seed, Seeds.Cast cast, Set<String> ahead) {
    return (int)
        IntStream.rangeClosed(1, DecisiveThrows.TIMES)
            .mapToObj(i -> new Seeds(seed, Optional.of(new Seeds.Anew(cast, i))))
            .filter(anew -> !rehearsal.run(anew).ahead().equals(ahead))
            .count();
  }

  /** What is decided until a throw, itself among them. */
  private static List<Seeds.Cast> castsBefore(Rehearsal rehearsal, Seeds seeds, Seeds.Cast until) {
    List<Seeds.Cast> casts = new ArrayList<>();
    rehearsal.play(
        seeds,
        new Chronicle() {

          @Override
          public void decided(Asked asked, Game.Judged judged) {
            casts.add(new Seeds.Cast(judged.game().now(), asked.procedure(), asked.about()));
          }
        });
    return casts.subList(0, casts.indexOf(until) + 1);
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
    public void ordered(String sheet, Game after) {
      if (sheet.contains(" of " + side + " ") && after.metSince(begins).isEmpty()) {
        orders.add(sheet);
      }
    }
  }
}
