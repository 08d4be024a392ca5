package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.game.Chronicle;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.reading.rehearsal.Doctrine;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.game.SheetOrders;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** What plain commanders make of news, true or false, and of fire that they cannot answer. */
class CommandersOnNewsTest {
  private static final Ground PLAIN = plain();
  private static final String REISSWITZ = "reisswitz-1824";

  /** Under it nobody is sent back by the book alone. */
  private static final String RNG = "napoleonic-rng";

  private static final String FAR_NORTH = "1400 m north of \"Hill\"";

  private static Ground plain() {
    ElevationGrid heights =
        ElevationGrid.computed(new GridGeometry(600, 600, 0, 6000, 10), (x, y) -> 50);
    return Ground.of(
        Terrain.builder("plain", "EPSG:32631", heights.bounds())
            .elevation(heights)
            .places(
                List.of(
                    new Place("Hill", new MapPoint(3000, 3000)),
                    new Place("Mill", new MapPoint(3000, 1500))))
            .build());
  }

  /** Three battalions of Blue at a hill, and one of Red that stays where it is. */
  private static String text(String objective, String red, String news) {
    return """
        scenario "News"
          rules   %s
          terrain "plain"
          on      18 June 1815 from 10:00 to 11:00
          weather fair
        side Blue colour blue
          objective %s
          line of retreat "Hill" southward
          role "Commander" for BB
        side Red colour red
          role "Commander" for RB
        army of Blue
          brigade "Brigade" as BB
            battalion "1" as B1: 800 men, line, 3 ranks
            battalion "2" as B2: 800 men, line, 3 ranks
            battalion "3" as B3: 800 men, line, 3 ranks
        army of Red
          brigade "Brigade" as RB
            battalion "1" as R1: 800 men, line, 3 ranks
        deploy
          B1 in column at "Hill" facing north
          B2 in column at 200 m south of "Hill" facing north
          B3 in column at 400 m south of "Hill" facing north
          R1 in column at %s facing south
        intelligence
          %s
        """
        .formatted(REISSWITZ, objective, red, news);
  }

  /** All that Blue orders in one game. */
  private static List<String> orders(String text, Map<String, Doctrine> doctrines) {
    return orders(text, doctrines, Optional.empty());
  }

  private static List<String> orders(
      String text, Map<String, Doctrine> doctrines, Optional<String> red) {
    ParsedScenario parsed = new ScenarioLanguage().parse("news", text);
    assertThat(parsed.findings()).isEmpty();
    Situation situation =
        new Situation(
            parsed.scenario().orElseThrow(),
            RuleBooks.get(text.contains(RNG) ? RNG : REISSWITZ),
            Optional.of(PLAIN));
    Rehearsal rehearsal =
        new Rehearsal(
            Game.begin(situation, List.of()),
            new SheetOrders(),
            doctrines,
            red.stream()
                .map(sheet -> new Led(new SheetOrders().read(sheet, situation), Optional.empty()))
                .toList());
    List<String> orders = new ArrayList<>();
    rehearsal.play(
        1,
        new Chronicle() {
          @Override
          public void ordered(String sheet, Game after) {
            if (sheet.contains(" of Blue ")) {
              sheet.lines().skip(1).map(String::strip).forEach(orders::add);
            }
          }
        });
    return orders;
  }

  private static List<String> held(String red, String news) {
    return orders(text("hold \"Hill\" until 11:00", red, news), Map.of());
  }

  @Test
  void aReserveFacesAnEnemyWhoIsReportedNear() {
    assertThat(held(FAR_NORTH, "at 10:20 to Red from a patrol: Blue.B1 at \"Hill\"")).isEmpty();
    assertThat(held(FAR_NORTH, "at 10:20 to Blue from a patrol: Red.R1 at 900 m east of \"Hill\""))
        .containsExactly(
            "10:20 Blue.B2 marches to 300 m east of \"Hill\" // because the report of 10:20 has Red.R1 before it");
    assertThat(held(FAR_NORTH, "at 10:20 to Blue from a patrol: Red.R1 at 2000 m east of \"Hill\""))
        .isEmpty();
  }

  /** The mill stands first in the text, and the first battalion at the hill. */
  @Test
  void whoStandsInAPlaceHoldsIt() {
    assertThat(
            orders(
                text(
                    "hold \"Mill\" until 11:00\n          objective hold \"Hill\" until 11:00",
                    FAR_NORTH,
                    "at 10:50 to Red from a patrol: Blue.B1 at \"Hill\""),
                Map.of()))
        .isNotEmpty()
        .allMatch(each -> each.contains("to \"Mill\""))
        .noneMatch(each -> each.contains("Blue.B1"));
  }

  /** Nor does it matter whether the news is true, nor what is told to others. */
  @ParameterizedTest
  @ValueSource(strings = {"2500 m north of \"Hill\"", "2000 m west of \"Hill\""})
  void whereTheEnemyTrulyIsChangesNothing(String red) {
    String told = "at 10:20 to Blue from a patrol%s: Red.R1 at 900 m east of \"Hill\"";
    List<String> near = held(FAR_NORTH, told.formatted(""));
    assertThat(held(red, told.formatted(""))).isEqualTo(near).isNotEmpty();
    assertThat(held(red, told.formatted(", false"))).isEqualTo(near);
  }

  @Test
  void newsThatWaitsForSomethingIsActedOnWhenItComes() {
    assertThat(
            held(
                FAR_NORTH,
                "when after 10:30 to Blue from a patrol: Red.R1 at 900 m east of \"Hill\""))
        .hasSize(1)
        .allMatch(each -> each.startsWith("10:4") || each.startsWith("10:3"))
        .allMatch(
            each -> each.contains(" marches to 300 m east of \"Hill\" // because the report"));
  }

  @Test
  void whoIsToDelayGoesBackAsideOfAnEnemyReportedOnHisWay() {
    assertThat(
            orders(
                text(
                    "delay Red.R1 before \"Hill\" until 11:00",
                    FAR_NORTH,
                    "at 10:20 to Blue from a patrol: Red.R1 at 1500 m south of \"Hill\""),
                Map.of()))
        .hasSize(3)
        .allMatch(each -> each.contains(" retreats to "))
        .allMatch(each -> each.contains("because the report of 10:20 has Red.R1 on its way"))
        .allMatch(each -> each.contains("m west of") || each.contains("m east of"));
  }

  /** The main body, once the advanced guard is at the hill. */
  @Test
  void whoAttacksGoesForTheEnemyReportedNearestToHisGoal() {
    String text =
        text(
                "take \"Hill\" by 11:00",
                FAR_NORTH,
                "at 10:00 to Blue from a patrol: Red.R1 at 500 m west of \"Hill\"")
            .replace("B3 in column at 400 m", "B3 in column at 700 m")
            .replace("B2 in column at 200 m", "B2 in column at 500 m");
    assertThat(orders(text, Map.of("Blue", Doctrine.GUARD)))
        .anyMatch(
            each ->
                each.contains(
                    " attacks 500 m west of \"Hill\" // because the report of 10:00 has Red.R1 there"));
  }

  /** Guns behind the hill, which nobody's muskets reach. */
  private static List<String> under(String where, String order) {
    String text =
        text(
                "hold \"Hill\" until 11:00",
                "%s facing north",
                "at 10:50 to Red from a patrol: Blue.B1 at \"Hill\"")
            .replace(REISSWITZ, RNG)
            .replace(
                "battalion \"1\" as R1: 800 men, line, 3 ranks",
                "battery \"1\" as R1: 6 guns 6-pdr, 120 men")
            .replace(
                "R1 in column at %s facing north facing south",
                "R1 in battery at " + where + " facing north");
    return orders(
        text,
        Map.of(),
        Optional.of("orders of \"Commander\" of Red in \"-\"\n10:01 " + order + "\n"));
  }

  @Test
  void whoCannotAnswerTheFireThatHeStandsInGoesOutOfItOnceOrAttacks() {
    assertThat(under("1000 m south of \"Hill\"", "R1 bombards 400 m south of \"Hill\""))
        .filteredOn(each -> each.contains("Blue.B3"))
        .first()
        .asString()
        .endsWith(
            "Blue.B3 marches to 100 m south of \"Hill\" // because it cannot answer the fire of Red.R1");
    assertThat(under("700 m south of \"Hill\"", "R1 bombards 400 m south of \"Hill\""))
        .filteredOn(each -> each.contains("Blue.B3"))
        .first()
        .asString()
        .endsWith(
            " attacks 700 m south of \"Hill\" // because it cannot answer the fire of Red.R1");
  }
}
