package studio.kriegsspiel.rules.napoleonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.ScenarioDemand;
import studio.kriegsspiel.rules.book.TurnPart;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

class NapoleonicTurnTest {
  private static final Asking BOOK = Asking.the(RuleBookId.NAPOLEONIC_RNG);

  private static Asking turned(String name) {
    return Asking.the(RuleBookId.NAPOLEONIC_RNG, name);
  }

  @Test
  @Rule({"N038", "N051..N058"})
  void aTurnOfFiveMinutesHasTwoHalvesOfFivePhases() {
    assertThat(BOOK.book().time().turnMinutes()).isEqualTo(5);
    TurnPart half = BOOK.book().time().parts().get(0);
    assertThat(half.times()).isEqualTo(2);
    assertThat(half.acting()).isEqualTo(TurnPart.Acting.IN_TURN);
    assertThat(half.parts())
        .extracting(TurnPart::name)
        .containsExactly("disruption", "artillery", "movement", "combat", "crisis");
    assertThat(BOOK.book().table("sequence").rows()).hasSize(5);
  }

  @Test
  @Rule({"N001", "N003", "N004", "N007", "N010", "N014", "N015", "N017", "N020", "N024", "N040"})
  void scalesAndBaseUnits() {
    assertThat(BOOK.book().ground().metres(1500).floor()).isEqualTo(3000);
    assertThat(BOOK.book().table("scale").getInteger("value", "board-width")).isEqualTo(1500);
    assertThat(BOOK.book().table("scale").getInteger("value", "board-height")).isEqualTo(1200);
    assertThat(BOOK.book().findDemand("period.first_year").orElseThrow().amount()).isEqualTo(1792);
    assertThat(BOOK.book().findDemand("period.last_year").orElseThrow().amount()).isEqualTo(1815);
    RuleTable bases = BOOK.book().table("base-units");
    assertThat(bases.rows())
        .extracting(TableRow::keyText)
        .containsExactly("infantry", "cavalry", "artillery", "general", "messenger");
    assertThat(bases.getRow("infantry").getInteger("width")).isEqualTo(20);
    assertThat(bases.getRow("infantry").getInteger("depth")).isEqualTo(15);
    assertThat(bases.getRow("cavalry").getInteger("width")).isEqualTo(30);
    assertThat(bases.getRow("cavalry").getInteger("depth")).isEqualTo(40);
    assertThat(bases.getRow("infantry").getRange("men").contains(125)).isTrue();
    assertThat(bases.getRow("cavalry").getRange("bases").toString()).isEqualTo("3-4");
    assertThat(bases.getRow("artillery").getRange("guns").toString()).isEqualTo("8-10");
    assertThat(bases.getRow("general").getInteger("width")).isEqualTo(30);
    assertThat(bases.getRow("messenger").getInteger("width")).isEqualTo(20);
    assertThat(BOOK.book().table("figures").getInteger("figures", 15)).isEqualTo(2);
    RuleTable foot = BOOK.book().table("infantry-types");
    assertThat(foot.rows())
        .extracting(TableRow::keyText)
        .contains("guard", "grenadier", "line", "light", "landwehr");
    assertThat(BOOK.book().table("cavalry-types").rows())
        .extracting(row -> row.keyText() + " " + row.getText("type"))
        .containsExactly(
            "guard heavy",
            "carabiniers heavy",
            "cuirassiers heavy",
            "dragoons medium",
            "uhlans light",
            "lancers light",
            "chasseurs light",
            "hussars light",
            "cossacks light");
    assertThat(foot.getRow("rifle").getText("nation")).isEqualTo("british");
    assertThat(foot.getRow("highlander").getText("nation")).isEqualTo("british");
    assertThat(BOOK.decide("hill", "layers=3"))
        .containsEntry("metres", "300")
        .containsEntry("means", "height");
    assertThat(turned("hill-layer-horizontal").result("means", "hill", "layers=3"))
        .isEqualTo("width");
  }

  @Test
  @Rule({"N048", "N075", "N081", "N083"})
  void whatAScenarioMustGive() {
    assertThat(BOOK.book().demands())
        .extracting(ScenarioDemand::key)
        .contains(
            "unit.type",
            "orders.initial",
            "side.commander",
            "scenario.nightfall",
            "reinforcement.time",
            "house.units");
    assertThat(BOOK.book().findDemand("house.units").orElseThrow().amount()).isEqualTo(1);
  }

  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource({
    "type=infantry.line state=disrupted, 400, organised",
    "type=infantry.line state=disrupted, 399, disrupted",
    "type=infantry.guard state=disrupted, 200, organised",
    "type=infantry.line state=routing, 800, disrupted",
    "type=infantry.line state=routing, 799, routing",
    "type=infantry.line state=routing general=general, 700, disrupted",
    "type=infantry.line state=routing general=napoleon, 600, disrupted",
    "type=infantry.line state=routing general=napoleon, 599, routing",
    "type=infantry.line state=routing general=general under-fire=yes, 75 700, disrupted",
    "type=infantry.line state=routing general=general under-fire=yes, 74 700, routing"
  })
  @Rule({"N006", "N060", "N063", "N064", "N066..N068"})
  void rallying(String question, String numbers, String state) {
    assertThat(BOOK.result("state", "rally", question, Asking.dice(numbers))).isEqualTo(state);
  }

  @Test
  @Rule({"N059", "N101"})
  void onlyTheActiveArmyRalliesAndRoutersMakeForTheRear() {
    String rout = "type=infantry.line state=routing ";
    assertThat(BOOK.forbidden("rally", rout + "active=no").sentence())
        .isEqualTo("Only the attacking army may rally.");
    assertThat(BOOK.adjudicate("rally", rout, 0).decision().sentence()).contains("the rear");
    assertThat(turned("rout-to-cover").adjudicate("rally", rout, 0).decision().sentence())
        .contains("nearest cover");
    assertThat(
            turned("general-rolls-always")
                .result("state", "rally", rout + "general=general", 10, 750))
        .isEqualTo("routing");
  }

  @ParameterizedTest(name = "{0}: {1} {2}")
  @CsvSource({
    "0, killed, 0",
    "24, killed, 0",
    "25, wounded, 0",
    "74, wounded, 0",
    "75, unhurt, 200"
  })
  @Rule("N066")
  void generalsUnderFire(int number, String fate, int bonus) {
    assertThat(BOOK.decide("general", "general=napoleon", number))
        .containsEntry("fate", fate)
        .containsEntry("bonusThousandths", "" + bonus);
  }

  @ParameterizedTest(name = "{0} {1}: {2} -{3} {4}")
  @CsvSource({
    "kind=foot range-mm=150, 399, N, 0, unchanged",
    "kind=foot range-mm=150, 400, D, 0, disrupted",
    "kind=foot range-mm=150, 700, L, 1, disrupted",
    "kind=foot range-mm=151, 649, N, 0, unchanged",
    "kind=foot range-mm=675, 970, L, 1, disrupted",
    "kind=horse range-mm=125, 499, N, 0, unchanged",
    "kind=horse range-mm=525, 984, D, 0, disrupted",
    "kind=foot range-mm=150 target-state=disrupted, 400, D, 1, routs",
    "kind=foot range-mm=150 target-state=disrupted, 700, L, 1, routs"
  })
  @Rule({"N032", "N069", "N071..N073"})
  void artillery(String question, int number, String result, int lost, String then) {
    assertThat(BOOK.decide("artillery", question, number))
        .containsEntry("result", result)
        .containsEntry("basesLost", "" + lost)
        .containsEntry("victoryPoints", "" + lost)
        .containsEntry("then", then);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "state=disrupted, A disrupted battery", "fired=yes, A battery fires once a turn",
    "visible=no, only at visible units", "active=no, Only the attacking army",
    "limbered=yes, after it was unlimbered", "range-mm=676, reaches 675 mm"
  })
  @Rule({"N069..N071", "N074", "N080"})
  void whatBatteriesMayNotDo(String question, String why) {
    String range = question.startsWith("range") ? "" : " range-mm=100";
    assertThat(BOOK.forbidden("artillery", "kind=foot " + question + range).sentence())
        .contains(why);
  }

  @Test
  @Rule({"N076..N078"})
  void aCapturedBatteryCostsABaseAndServesAfterAFullMove() {
    assertThat(BOOK.decide("capture", "bases=5 turn=4"))
        .containsEntry("basesLeft", "4")
        .containsEntry("activeTurn", "6")
        .containsEntry("victoryPoints", "1");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "distance-mm=1500, true",
    "distance-mm=1501, false",
    "distance-mm=10 blocked=yes, false",
    "distance-mm=50 in-cover=yes, true",
    "distance-mm=51 in-cover=yes, false",
    "distance-mm=1400 in-cover=yes firing=yes, true",
    "distance-mm=1001 minutes-to-nightfall=61, true",
    "distance-mm=1001 minutes-to-nightfall=60, false",
    "distance-mm=750 minutes-to-nightfall=31, true",
    "distance-mm=501 minutes-to-nightfall=30, false",
    "distance-mm=250 minutes-to-nightfall=1, true",
    "distance-mm=51 minutes-to-nightfall=0, false",
    "distance-mm=50 minutes-to-nightfall=-90, true"
  })
  @Rule({"N074", "N075", "N082"})
  void sight(String question, boolean visible) {
    assertThat(BOOK.result("visible", "sight", question)).isEqualTo("" + visible);
  }

  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource({
    "by=in-person, 0, understood", "by=messenger, 150, understood",
    "by=messenger, 149, not-understood", "by=messenger captured=yes, 999, captured"
  })
  @Rule({"N084..N086", "N088", "N090"})
  void orders(String question, int number, String outcome) {
    assertThat(BOOK.result("outcome", "order", question, number)).isEqualTo(outcome);
  }

  @Test
  @Rule({"N035", "N036", "N087", "N107"})
  void messengersRideTwoHundredMillimetresAndReturn() {
    assertThat(BOOK.decide("messenger", "distance-mm=500"))
        .containsEntry("arrivesTurn", "3")
        .containsEntry("freeAfterTurn", "5")
        .containsEntry("minutes", "25/2");
    assertThat(turned("messenger-free").result("freeAfterTurn", "messenger", "distance-mm=500"))
        .isEqualTo("3");
    TypeRow general = new NationalArmies(BOOK.book()).get("general");
    assertThat(general.attack() + general.defence()).isZero();
  }

  @ParameterizedTest(name = "{0}: {1}, may fight {2}")
  @CsvSource({
    "type=infantry.line, 60, true",
    "type=infantry.line terrain=road, 75, true",
    "type=infantry.line terrain=hill, 30, true",
    "type=infantry.line terrain=wood, 30, true",
    "type=artillery.foot, 50, true",
    "type=artillery.horse, 120, true",
    "type=messenger, 200, true",
    "type=messenger terrain=hill, 200, true",
    "type=infantry.line terrain=stream, 30, true",
    "type=infantry.line mode=charge, 90, true",
    "type=infantry.line mode=charge terrain=hill, 60, true",
    "type=infantry.line state=disrupted, 60, true",
    "type=infantry.line state=disrupted mode=charge, 90, true",
    "type=infantry.line state=routing mode=rout, 90, false",
    "type=infantry.line mode=withdraw, 30, true",
    "type=infantry.line mode=result-withdraw, 60, true",
    "type=infantry.line mode=result-withdraw moved=yes, 60, true",
    "type=infantry.line mode=rout moved=yes, 90, false",
    "type=infantry.line mode=retreat, 60, false",
    "type=infantry.line mode=rout, 90, false",
    "type=infantry.line spent-moves=1/2, 30, true",
    "type=cavalry.heavy, 100, true",
    "type=cavalry.medium, 120, true",
    "type=cavalry.light, 140, true",
    "type=cavalry.light mode=charge, 190, true",
    "type=cavalry.light mode=charge turn=7 last-charge=1, 190, true",
    "type=general, 200, true"
  })
  @Rule({
    "N025..N027",
    "N061",
    "N091",
    "N032",
    "N035",
    "N096",
    "N098",
    "N099",
    "N101",
    "N104",
    "N105",
    "N107"
  })
  void movement(String question, String millimetres, boolean fights) {
    assertThat(BOOK.decide("move", question))
        .containsEntry("allowedMm", millimetres)
        .containsEntry("mayFight", "" + fights)
        .containsEntry("countsAsDisrupted", "" + !fights);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "type=infantry.line square=yes, A square cannot move",
    "type=infantry.line moved=yes, has moved this turn",
    "type=infantry.line state=routing, Routing troops move to the rear",
    "type=artillery.foot fired=yes, may not limber up",
    "type=infantry.line mode=charge turn=6 last-charge=1, again in turn 7",
    "type=artillery.foot mode=charge, does not charge",
    "type=infantry.line mode=charge terrain=wood, Nobody charges into a wood",
    "type=infantry.line terrain=river, bridges and fords only"
  })
  @Rule({"N064", "N079", "N091", "N094", "N101", "N106"})
  void whatMovementForbids(String question, String why) {
    assertThat(BOOK.forbidden("move", question).sentence()).contains(why);
  }

  @Test
  @Rule("N106")
  void chargesMayBeCountedInBlocksOfSixTurns() {
    Asking blocks = turned("charge-blocks");
    assertThat(
            blocks.result(
                "allowedMm", "move", "type=cavalry.light mode=charge turn=7 last-charge=6"))
        .isEqualTo("190");
    assertThat(
            blocks
                .forbidden("move", "type=cavalry.light mode=charge turn=12 last-charge=7")
                .sentence())
        .contains("again in turn 13");
    assertThat(
            turned("withdraw-half-always")
                .result("allowedMm", "move", "type=infantry.line mode=result-withdraw"))
        .isEqualTo("30");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "infantry-line-and-column, 1/2",
    "infantry-to-square-organised, 1/2",
    "infantry-to-square-disrupted, 1",
    "square-to-line-or-column, 1/2",
    "cavalry-line-and-column, 1/2",
    "about-face, 1/4",
    "limber-and-unlimber, 1"
  })
  @Rule({"N080", "N092", "N096"})
  void changesOfFormation(String change, String moves) {
    assertThat(BOOK.result("moves", "formation", "change=" + change)).isEqualTo(moves);
  }

  @ParameterizedTest(name = "{0}: {1} {2}")
  @CsvSource({
    "distance-mm=150, true, 1/2", "distance-mm=151, false, 0",
    "distance-mm=100 visible=no, false, 0", "distance-mm=100 state=disrupted, true, 1",
    "distance-mm=100 state=routing, false, 0"
  })
  @Rule({"N082", "N093", "N145", "N151"})
  void threatenedInfantryFormsSquare(String question, boolean forms, String moves) {
    assertThat(BOOK.decide("form-square", "cavalry=cavalry.heavy " + question))
        .containsEntry("formsSquare", "" + forms)
        .containsEntry("moves", moves);
  }

  @ParameterizedTest(name = "{0} through {1}: {2}, {3}")
  @CsvSource({
    "organised, organised, disrupted, disrupted", "routing, organised, routing, disrupted",
    "disrupted, disrupted, disrupted, disrupted", "organised, routing, disrupted, routing"
  })
  @Rule({"N065", "N097", "N102"})
  void unitsThatPassThroughEachOtherDisruptEachOther(
      String mover, String other, String moverAfter, String otherAfter) {
    assertThat(BOOK.decide("pass-through", "mover-state=%s other-state=%s".formatted(mover, other)))
        .containsEntry("mover", moverAfter)
        .containsEntry("other", otherAfter);
  }

  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource({
    "type=infantry.line, 400, true",
    "type=infantry.line, 399, false",
    "type=cavalry.heavy general=general, 200, true",
    "type=infantry.line general=napoleon under-fire=yes, 900 200, true",
    "type=infantry.line general=napoleon under-fire=yes, 10 399, false"
  })
  @Rule({"N153..N155"})
  void controlTests(String question, String numbers, boolean obeys) {
    assertThat(BOOK.result("obeys", "control", question, Asking.dice(numbers)))
        .isEqualTo("" + obeys);
  }

  @Test
  @Rule("N152")
  void pursuersTakeABaseForEveryMoveInContact() {
    assertThat(BOOK.decide("pursuit", "moves=3 defender-bases=4"))
        .containsEntry("basesLost", "3")
        .containsEntry("victoryPoints", "3");
    assertThat(BOOK.result("basesLost", "pursuit", "moves=6 defender-bases=4")).isEqualTo("4");
  }

  @Test
  @Rule({"N045", "N046"})
  void roughGroundAndWoodlandAreKindsOfGround() {
    assertThat(BOOK.result("allowedMm", "move", "type=infantry.line terrain=rough"))
        .isEqualTo("30");
    assertThat(BOOK.result("allowedMm", "move", "type=infantry.line terrain=wood")).isEqualTo("30");
  }

  @Test
  @Rule("N103")
  void whoRoutsOffTheBoardIsGoneForGood() {
    String rout = "type=infantry.line mode=rout edge-mm=";
    assertThat(BOOK.result("offTheBoard", "move", rout + "90")).isEqualTo("true");
    assertThat(BOOK.result("offTheBoard", "move", rout + "91")).isEqualTo("false");
    assertThat(BOOK.result("offTheBoard", "move", "type=infantry.line edge-mm=10"))
        .isEqualTo("false");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        // 5 bases of 20 mm, 4 of 30 mm; 2 figures each at 15 mm and 1 at 25 mm
        "arm=infantry | 5 10 100 200 true",
        "arm=infantry figures=25 | 5 5 100 200 true",
        "arm=infantry men=500 | 4 8 80 160 false",
        "arm=infantry men=501 | 5 10 100 200 true",
        "arm=infantry men=625 | 5 10 100 200 true",
        "arm=infantry men=626 | 6 12 120 240 false",
        "arm=cavalry | 4 8 120 240 true",
        "arm=cavalry men=300 | 3 6 90 180 true",
        "arm=cavalry men=500 | 4 8 120 240 true",
        "arm=cavalry men=250 | 2 4 60 120 false",
        "arm=artillery guns=8 | 1 1 20 40 true",
        "arm=artillery guns=10 | 1 1 20 40 true",
        "arm=artillery guns=6 | 1 1 20 40 false",
        "arm=general | 1 2 30 60 true",
        "arm=messenger | 1 1 20 40 true",
        "arm=messenger figures=25 | 1 1 20 40 true",
        // A battalion of 1,000 at half the strength of the field
        "arm=infantry men=1000 scale=3/5 | 5 10 100 200 true"
      })
  @Rule({"N002", "N008", "N009", "N011", "N012", "N019", "N021", "N022", "N030", "N033", "N034"})
  void bodiesStandOnBaseUnits(String question, String stands) {
    var results = BOOK.decide("base-units", question);
    assertThat(
            String.join(
                " ",
                results.get("bases"),
                results.get("figures"),
                results.get("frontMm"),
                results.get("frontMetres"),
                results.get("usual")))
        .isEqualTo(stands);
  }

  @Test
  @Rule({"N042", "N043"})
  void aHouseSheltersOneUnit() {
    RuleTable houses = BOOK.book().table("houses");
    assertThat(houses.getRow("village").getText("houses")).isEqualTo("1");
    assertThat(houses.getRow("village").getText("shelters"))
        .isEqualTo("an infantry battalion or a cavalry regiment");
    assertThat(houses.getRow("town").getText("houses")).isEqualTo("as many as wanted");
    assertThat(houses.getRow("town").getText("shelters")).isEqualTo("one such unit in each house");
  }

  @Test
  @Rule({"N013", "N019", "N023"})
  void unitsAreGrouped() {
    RuleTable grouping = BOOK.book().table("grouping");
    assertThat(grouping.getRow("infantry battalion").getText("belongs_to")).isEqualTo("regiment");
    assertThat(grouping.getRow("infantry regiment").getText("belongs_to"))
        .isEqualTo("brigade or division");
    assertThat(grouping.getRow("cavalry squadron").getText("belongs_to")).contains("3 or 4");
    assertThat(grouping.getRow("cavalry regiment").getText("belongs_to"))
        .isEqualTo("infantry division or cavalry division");
  }

  @Test
  @Rule("N004")
  void millimetresOfTheBoardAreMetresOfTheField() {
    assertThat(BOOK.result("metres", "distance", "units=1500")).isEqualTo("3000");
    assertThat(BOOK.result("metres", "distance", "units=1200")).isEqualTo("2400");
    assertThat(BOOK.result("units", "distance", "metres=75")).isEqualTo("75/2");
    assertThat(BOOK.adjudicate("distance", "units=1").decision().sentence())
        .isEqualTo("1 millimetre: 2 metres on the field.");
    assertThat(BOOK.forbidden("distance", "units=1 unit-metres=3").sentence())
        .isEqualTo("The book fixes the length of a millimetre itself.");
    assertThatThrownBy(() -> BOOK.decide("distance", "units=1 metres=2"))
        .isInstanceOf(InvalidQuestionException.class)
        .hasMessage("Give either `units` or `metres`.");
  }

  @Test
  void aNumberOfOneIsLaidDownAsItIs() {
    Asking thousand = turned("thousand-possible");
    assertThat(
            thousand.result("numberThousandths", "rally", "type=infantry.line state=routing", 1000))
        .isEqualTo("1000");
    assertThat(
            thousand.result("numberThousandths", "rally", "type=infantry.line state=routing", 500))
        .isEqualTo("500");
  }

  @Test
  @Rule({"N063", "N069", "N071", "N076..N078", "N080", "N099", "N100", "N106"})
  void whatATurnLeavesIsTakenByTheNextQuestions() {
    assertThat(BOOK.after("rally", "type=infantry.line state=routing", 800))
        .containsEntry("state", "disrupted");
    assertThat(BOOK.after("rally", "type=infantry.line state=disrupted", 400))
        .containsEntry("state", "organised");
    // L takes a base and disrupts; the next hit routs what is disrupted and takes another.
    assertThat(BOOK.after("artillery", "kind=foot range-mm=100 target-bases=5", 700))
        .containsEntry("target bases", "4")
        .containsEntry("target state", "disrupted")
        .containsEntry("target lost", "1")
        .containsEntry("battery fired", "yes");
    assertThat(
            BOOK.after(
                "artillery",
                "kind=foot range-mm=100 target-bases=4 target-state=disrupted target-lost=1",
                400))
        .containsEntry("target bases", "3")
        .containsEntry("target state", "routing")
        .containsEntry("target lost", "2");
    assertThat(BOOK.forbidden("artillery", "kind=foot range-mm=100 fired=yes").sentence())
        .contains("once a turn");
    assertThat(BOOK.forbidden("move", "type=artillery.foot fired=yes").sentence())
        .contains("may not limber up");
    assertThat(BOOK.after("capture", "bases=5 lost=2 turn=4"))
        .containsEntry("bases", "4")
        .containsEntry("lost", "3");
    assertThat(BOOK.after("formation", "change=limber-and-unlimber"))
        .containsEntry("spent-moves", "1");
    assertThat(BOOK.result("allowedMm", "move", "type=artillery.foot spent-moves=1"))
        .isEqualTo("0");
    assertThat(BOOK.after("move", "type=infantry.line mode=retreat"))
        .containsEntry("turned", "yes");
    assertThat(BOOK.after("move", "type=cavalry.light mode=charge turn=4"))
        .containsEntry("last-charge", "4")
        .containsEntry("charging", "yes");
    assertThat(BOOK.after("pass-through", "mover-state=routing other-state=organised"))
        .containsEntry("mover state", "routing")
        .containsEntry("other state", "disrupted");
    assertThat(BOOK.after("form-square", "cavalry=cavalry.heavy distance-mm=100"))
        .containsEntry("square", "yes")
        .containsEntry("spent-moves", "1/2");
  }
}
