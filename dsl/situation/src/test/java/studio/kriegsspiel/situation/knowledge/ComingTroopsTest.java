package studio.kriegsspiel.situation.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.situation.Plain.at;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.FreeZone;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;

/** What Blue is told of its own troops while one battalion of a brigade is still to come. */
class ComingTroopsTest {
  private static final String ARMY =
      """
        brigade "Corps" as Corps
          state tired, 10 % lost
          battalion "Van" as Van: 900 men
          battalion "Rear" as Rear: 800 men
        squadron "Hussars" as Horse: 150 riders
          ordered to support Van
        squadron "Lancers" as Lancers: 150 riders
        detached Horse to Rear
        detached Lancers to Van
      """;

  private static PlayerView view(int hour, String more) {
    Situation situation =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                ARMY,
                """
                place "Mill" known to Red

                side Red "Red" colour red

                army of Red
                  battalion "Guard" as Guard: 600 men

                deploy
                  Van in line at grid 0300 0120 facing south
                  Horse in line at 50.0 N 3.0 E facing south
                %s
                reinforcements
                  Corps enters by "West end" from the west at 17:00 in column of route to "Inn"
                """
                    .formatted(more));
    return Knowledge.of(situation).of(Reader.Player.ofSide("Blue")).at(at(hour, 0, 0)).view();
  }

  @Test
  void whatStandsOnTheGroundIsKnownThoughItsBrigadeIsStillToCome() {
    PlayerView view = view(13, "");
    assertThat(view.units().map(UnitView::name))
        .containsExactly("Corps", "Van", "Horse", "Lancers");
    assertThat(view(17, "").units().map(UnitView::name))
        .containsExactly("Corps", "Van", "Rear", "Horse", "Lancers");
  }

  /** At 15:00 they may still be coming; at 16:00 they have come, whenever the umpire let them. */
  @Test
  void whoComesBetweenTwoTimesIsKnownAfterTheSecond() {
    String events =
        "\nevents\n  between 15:00 and 16:00 Lancers enters by \"West end\" from the west\n";
    assertThat(view(15, events).findUnit("Lancers")).isEmpty();
    assertThat(view(16, events).findUnit("Lancers").orElseThrow().standing())
        .isEqualTo(UnitView.Standing.PRESENT);
  }

  @Test
  void aShareLostTellsNoStrength() {
    assertThat(view(13, "").findUnit("Corps").orElseThrow().particulars().losses()).isPresent();
  }

  @Test
  void whoIsSentToTroopsStillToComeIsNotToldSo() {
    PlayerView view = view(13, "");
    assertThat(view.findUnit("Horse").orElseThrow().particulars().sentTo()).isEmpty();
    assertThat(view.findUnit("Lancers").orElseThrow().particulars().sentTo()).contains("Van");
    assertThat(view(17, "").findUnit("Horse").orElseThrow().particulars().sentTo())
        .contains("Rear");
  }

  @Test
  void anOrderNamesATitle() {
    assertThat(view(13, "").orders()).extracting(OrderView::words).containsExactly("support Van");
  }

  @Test
  void positionsInFiguresStayAsTheyAreWritten() {
    assertThat(view(13, "").deployments())
        .extracting(DeploymentView::position)
        .containsExactly(
            new Position.Grid("0300 0120", TextSpan.NONE),
            new Position.Geographic(50.0, 3.0, TextSpan.NONE));
  }

  /** The mill, of which Blue knows nothing, is the square from 2000/1500 on. */
  @Test
  void anAreaIsWrittenFromPlacesThatTheReaderKnows() {
    PlayerView view =
        view(
            13,
            """
              Lancers anywhere north of "Mill"
              Blue deploys freely between "Inn" and "Mill"
              Van anywhere in "Mill"
              Van anywhere in "Inn"
            """);
    Position mill = new Position.Grid("0200 0150", TextSpan.NONE);
    assertThat(view.areas().stream().flatMap(area -> area.zones().stream()).toList())
        .hasSize(4)
        .anySatisfy(zone -> assertThat(((FreeZone.SideOf) zone).of()).isEqualTo(mill))
        .anySatisfy(
            zone ->
                assertThat(zone)
                    .isEqualTo(
                        new FreeZone.Between(new Position.AtPlace("Inn", TextSpan.NONE), mill)))
        .contains(
            new FreeZone.In("0200 0150", TextSpan.NONE), new FreeZone.In("Inn", TextSpan.NONE));
    assertThat(view.areas()).extracting(AreaView::unit).contains(Optional.of("Lancers"));
    assertThat(view.areas().get(0).positions()).isNotEmpty();
  }
}
