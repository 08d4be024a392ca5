package studio.kriegsspiel.desk.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

class BlockMovesTest {
  private static final UnitId UNIT = new UnitId("Blue", "A");
  private static final String HEAD =
      """
      scenario "Moves"
        rules   reisswitz-1824
        terrain "plain"
        on      18 June 1815 from 13:00 to 15:00
      side Blue "Blue" colour blue
      army of Blue
        battalion "First" as A: 600 men, line
      deploy
        A in line at """;
  private final Ground ground =
      Ground.of(
          Terrain.builder("plain", "EPSG:32631", new Bounds(598_000, 5_612_000, 602_000, 5_616_000))
              .place(new Place("Farm", new MapPoint(600_000, 5_614_000)))
              .build());
  private final Desk desk = new Desk();
  private final BlockMoves moves = new BlockMoves(desk);

  @BeforeEach
  void open() {
    desk.manuscript().load(HEAD + " 400 paces north of \"Farm\" facing south\n");
    read();
  }

  /** Reads the text, as the checks after each change do in the background. */
  private void read() {
    String text = desk.manuscript().text();
    desk.studied()
        .set(
            Studied.of(
                desk.manuscript().version(),
                new Studies((scenario, name) -> Optional.of(ground))
                    .of("untitled.kriegsspiel", Optional.empty(), text, Cancellation.NEVER),
                java.util.List.of()));
  }

  private String words() {
    return desk.manuscript().text().substring(HEAD.length()).strip();
  }

  @Test
  void movesAndTurnsChangeTheirOwnWords() {
    moves.moveTo(UNIT, new MapSpot(600_150, 5_614_000));
    assertThat(words()).isEqualTo("200 paces east of \"Farm\" facing south");
    read();
    moves.turnTo(UNIT, new Direction(45));
    assertThat(words()).isEqualTo("200 paces east of \"Farm\" facing north-east");
    assertThat(desk.manuscript().nextUndo()).contains("turn A");
  }

  @Test
  void pushesThatComeFasterThanTheTextIsReadAddUp() {
    moves.moveBy(List.of(UNIT), 0, 7.5);
    moves.moveBy(List.of(UNIT), 0, 7.5);
    moves.moveBy(List.of(UNIT), 0, 7.5);
    assertThat(words()).startsWith("410 paces north");
    assertThat(moves.find(UNIT).flatMap(BlockMoves.Wish::spot).map(MapSpot::y))
        .contains(5_614_323.7);
    read();
    assertThat(words()).startsWith("430 paces north");
    read();
    assertThat(moves.shown().get()).isEmpty();
  }

  @Test
  void turnsGoByPointsOfTheCompass() {
    moves.turnBy(List.of(UNIT), 22.5);
    assertThat(words()).endsWith("facing south-south-west");
    moves.turnBy(List.of(UNIT), 22.5);
    read();
    assertThat(words()).endsWith("facing south-west");
    read();
    moves.turnBy(List.of(UNIT), -5);
    assertThat(words()).endsWith("facing 220°");
  }

  @Test
  void saysWhyABlockCannotBeMoved() {
    moves.moveBy(List.of(new UnitId("Blue", "Nobody")), 0, 10);
    assertThat(desk.message().get().sentence())
        .isEqualTo("\u201cNobody\u201d does not stand on the map.");
    moves.moveTo(new UnitId("Blue", "Nobody"), new MapSpot(600_000, 5_614_000));
    assertThat(desk.message().get().sentence()).contains("is not deployed");
    assertThat(moves.shown().get()).isEmpty();
  }
}
