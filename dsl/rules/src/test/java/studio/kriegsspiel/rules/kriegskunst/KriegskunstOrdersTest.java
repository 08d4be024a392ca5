package studio.kriegsspiel.rules.kriegskunst;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.ScenarioDemand;
import studio.kriegsspiel.rules.book.TurnPart;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

class KriegskunstOrdersTest {
  private static final Asking BOOK = Asking.the(RuleBookId.KRIEGSKUNST);

  @Test
  @Rule({"K001..K008"})
  void aTurnHasEightStepsSomeOfThemAlternating() {
    assertThat(BOOK.book().time().parts())
        .extracting(TurnPart::name)
        .containsExactly(
            "initiative",
            "orders",
            "compulsory",
            "charges",
            "movement",
            "firing",
            "melee",
            "morale");
    assertThat(BOOK.book().time().parts())
        .filteredOn(p -> p.acting() == TurnPart.Acting.IN_TURN)
        .extracting(TurnPart::name)
        .containsExactly("orders", "charges", "movement", "firing");
    RuleTable sequence = BOOK.book().table("sequence");
    assertThat(sequence.getInteger("page", 1)).isEqualTo(16);
    assertThat(sequence.getRow(4).isDash("page")).isTrue();
    assertThat(sequence.rows()).hasSize(8);
  }

  @ParameterizedTest(name = "{0}: {1} to {2}")
  @CsvSource({
    "first-nation=prussian second-nation=french, 8, 7",
    "first-nation=french second-nation=austrian second-commander=excellent, 7, 8",
    "first-nation=french first-commander=poor second-nation=austrian, 6, 7"
  })
  @Rule("K009")
  void initiative(String question, int first, int second) {
    assertThat(BOOK.decide("initiative", question, 3, 4, 3, 4))
        .containsEntry("firstScore", "" + first)
        .containsEntry("secondScore", "" + second)
        .containsEntry("initiative", first > second ? "first" : "second");
  }

  @ParameterizedTest(name = "{0} {1} {2}: {3}")
  @CsvSource({
    "assault, infantry, charge, true", "assault, cavalry, charge, true",
    "engage, infantry, charge, false", "engage, infantry, counter-charge, true",
    "engage, cavalry, charge, true", "support, infantry, charge, false",
    "support, cavalry, charge, true", "approach, infantry, counter-charge, false",
    "approach, cavalry, counter-charge, false", "move, infantry, charge, false",
    "move, cavalry, charge, false", "move, cavalry, counter-charge, true",
    "hold, infantry, counter-charge, false", "hold, cavalry, opportunity, true",
    "hold, cavalry, charge, false", "retire, cavalry, counter-charge, false"
  })
  @Rule({"K013", "K017", "K018", "K021", "K024", "K026", "K028", "K031"})
  void ordersAllowCharges(String order, String arm, String kind, boolean allowed) {
    String question = "order=%s arm=%s kind=%s".formatted(order, arm, kind);
    if (allowed) {
      assertThat(BOOK.result("allowed", "may-charge", question)).isEqualTo("true");
    } else {
      assertThat(BOOK.forbidden("may-charge", question).rule().reference()).isEqualTo("Orders");
    }
  }

  @Test
  @Rule({"K018", "K225"})
  void oneCavalryUnitOfABrigadeChargesUnderEngageButFormedOnesOnly() {
    String engage = "order=engage arm=cavalry charged=1 ";
    assertThat(BOOK.forbidden("may-charge", engage).sentence()).contains("one a brigade");
    assertThat(BOOK.result("allowed", "may-charge", engage + "enemy=skirmishing"))
        .isEqualTo("true");
    assertThat(BOOK.result("allowed", "may-charge", engage + "kind=counter-charge"))
        .isEqualTo("true");
    assertThat(BOOK.forbidden("may-charge", "order=assault arm=infantry state=unformed").sentence())
        .isEqualTo("A unit that is unformed cannot charge.");
  }

  @Test
  @Rule("K032")
  void whatEachOrderAsksFor() {
    RuleTable orders = BOOK.book().table("orders");
    assertThat(orders.rows()).hasSize(7);
    assertThat(orders.getRow("assault").getText("needs")).isEqualTo("objective");
    assertThat(orders.getRow("engage").getText("needs")).isEqualTo("objective");
    assertThat(orders.getRow("support").getText("needs")).isEqualTo("brigade and side");
    assertThat(orders.getRow("hold").getText("needs")).isEqualTo("area");
    assertThat(orders.getRow("retire").getText("must")).contains("limbers");
    RuleTable limits = BOOK.book().table("order-limits");
    assertThat(limits.getInteger("value", "approach-stops-at")).isEqualTo(18);
    assertThat(limits.getInteger("value", "assault-share-engaged")).isEqualTo(50);
    assertThat(BOOK.book().demands())
        .extracting(ScenarioDemand::key)
        .contains("orders.objective", "orders.objective_kind", "side.base_edge");
  }

  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource({
    "assault, half-of-brigade, hold", "assault, cavalry-success, assault",
    "assault, cavalry-threatens-infantry, hold", "engage, half-of-brigade, none",
    "support, supported-brigade-breaks, hold or retire", "hold, cavalry-success, none"
  })
  @Rule({"K014", "K019", "K022", "K024", "K026", "K028", "K031"})
  void automaticOptions(String order, String circumstance, String options) {
    String question = "order=%s circumstance=%s".formatted(order, circumstance);
    assertThat(BOOK.decide("option", question))
        .containsEntry("options", options)
        .containsEntry("mandatory", "false");
  }

  @ParameterizedTest(name = "{0} needs {1}")
  @CsvSource({"prussian, 8", "austrian, 9", "british, 9", "french, 10", "russian, 10", "other, 10"})
  @Rule({"K033..K035"})
  void ordersChangeOnTheScoreOfTheNation(String nation, int needed) {
    String question = "nation=%s order=hold wanted=assault".formatted(nation);
    assertThat(BOOK.decide("order", question, 4, needed - 4))
        .containsEntry("outcome", "changed")
        .containsEntry("order", "assault");
    assertThat(BOOK.decide("order", question, 4, needed - 5))
        .containsEntry("outcome", "unchanged")
        .containsEntry("order", "hold");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "chief-issues=yes, 2", "chief-far=yes, -2", "chief-commands=other-brigade, -2",
    "in-contact=yes, 2", "general=excellent, 1", "general=poor, -1"
  })
  @Rule({"K041..K045"})
  void orderModifiers(String condition, int change) {
    String question = "nation=prussian order=hold wanted=move " + condition;
    int needed = 8 - change;
    int first = Math.min(5, needed - 2);
    assertThat(BOOK.result("outcome", "order", question, first, needed - first))
        .isEqualTo("changed");
    assertThat(BOOK.result("outcome", "order", question, first, needed - first - 1))
        .isEqualTo("unchanged");
  }

  @ParameterizedTest(name = "{0}: loss of nerve {1}, panic {2}")
  @CsvSource({
    "assault, assault, hold",
    "engage, hold, retire",
    "support, hold, retire",
    "move, hold, retire",
    "hold, retire, retire",
    "retire, retire, retire",
    "approach, hold, retire"
  })
  @Rule({"K036..K040", "K047", "K048"})
  void brigadiersLoseTheirNerve(String present, String loss, String panic) {
    String question = "nation=prussian wanted=assault chief-issues=yes order=" + present;
    assertThat(BOOK.decide("order", question, 1, 2))
        .containsEntry("outcome", "loss-of-nerve")
        .containsEntry("order", loss);
    assertThat(BOOK.decide("order", question, 1, 1))
        .containsEntry("outcome", "panic")
        .containsEntry("order", panic);
  }

  @Test
  @Rule({"K043", "K046"})
  void noRollWhereTheCommanderInChiefCommandsTheBrigade() {
    String question = "nation=french order=hold wanted=assault chief-commands=this-brigade";
    assertThat(BOOK.result("outcome", "order", question, 1, 1)).isEqualTo("changed");
    assertThat(
            Asking.the(RuleBookId.KRIEGSKUNST, "minus-two-always")
                .result("outcome", "order", question, 5, 6))
        .isEqualTo("unchanged");
    assertThat(
            Asking.the(RuleBookId.KRIEGSKUNST, "not-applicable-no-change")
                .result("order", "order", "nation=french order=hold wanted=assault", 1, 1))
        .isEqualTo("hold");
    assertThat(
            Asking.the(RuleBookId.KRIEGSKUNST, "mandatory-options")
                .result("mandatory", "option", "order=assault circumstance=half-of-brigade"))
        .isEqualTo("true");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "march-column-and-line, 1, 90",
    "skirmishers, 1, 0",
    "square, 1, 0",
    "about-face, 1/2, 0",
    "limber, 1/2, 0",
    "limber-12-pounder, 1, 0",
    "built-up-area, 1, 0",
    "company-column-and-line, 1/2, 0"
  })
  @Rule({"K049..K055"})
  void formationChanges(String change, String turns, int front) {
    assertThat(BOOK.decide("formation", "change=" + change))
        .containsEntry("turns", turns)
        .containsEntry("turnOfFront", "" + front);
  }

  @ParameterizedTest(name = "{0}: {1} {2} {3} {4}")
  @CsvSource({
    "guard-grenadier-prussian, 8, 6, 12, 10", "infantry, 6, 6, 8, 10", "cavalry, 10, 12, 16, 12",
    "irregular-cavalry, 12, 12, 18, 16", "artillery, 6, -, -, 8", "general, 12, -, -, -"
  })
  @Rule({"K056..K061"})
  void movementRates(String troops, String line, String charge, String column, String back) {
    String[] modes = {"line", "charge", "company-column", "involuntary"};
    String[] inches = {line, charge, column, back};
    for (int i = 0; i < modes.length; i++) {
      String question = "troops=%s mode=%s".formatted(troops, modes[i]);
      if (inches[i].equals("-")) {
        assertThat(BOOK.forbidden("move", question).sentence()).contains("has no rate");
      } else {
        assertThat(BOOK.result("allowedInches", "move", question)).isEqualTo(inches[i]);
      }
    }
  }

  @ParameterizedTest(name = "{0}: {1}, unformed {2}")
  @CsvSource({
    "troops=artillery mode=by-hand, 2, false",
    "troops=artillery calibre=3-4-pounder mode=involuntary, 10, false",
    "troops=infantry mode=march-column, 8, false",
    "troops=infantry mode=retire, 3, false",
    "troops=infantry ground=difficult, 3, false",
    "troops=infantry ground=difficult skirmishing=yes, 6, false",
    "troops=infantry mode=involuntary ground=difficult state=retreating, 10, false",
    "troops=infantry mode=involuntary ground=difficult state=routing, 10, false",
    "troops=cavalry mode=involuntary ground=difficult state=retreating, 12, false",
    "troops=artillery mode=involuntary ground=difficult state=routing, 8, false",
    "troops=infantry mode=involuntary ground=difficult, 5, false",
    "troops=cavalry mode=retire, 5, false",
    "troops=cavalry ground=difficult, 5, true",
    "troops=irregular-cavalry ground=difficult, 6, false",
    "troops=artillery ground=difficult, 3, false",
    "troops=artillery calibre=3-4-pounder ground=difficult deploy=yes, 3, false",
    "troops=infantry ground=severe, 3, true",
    "troops=infantry ground=severe skirmishing=yes, 3, false"
  })
  @Rule({"K029", "K062", "K063", "K065..K068", "K071"})
  void groundAndSpecialRates(String question, String inches, boolean unformed) {
    assertThat(BOOK.decide("move", question))
        .containsEntry("allowedInches", inches)
        .containsEntry("unformed", "" + unformed);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "troops=cavalry ground=severe, closed to cavalry and artillery",
    "troops=artillery ground=severe, closed to cavalry and artillery",
    "troops=irregular-cavalry ground=severe, closed to cavalry and artillery",
    "troops=artillery calibre=3-4-pounder ground=severe, closed to cavalry and artillery",
    "troops=cavalry mode=involuntary ground=severe state=routing, closed to cavalry and artillery",
    "troops=artillery ground=difficult deploy=yes, cannot deploy",
    "troops=artillery calibre=12-pounder mode=by-hand, has no rate",
    "troops=infantry inches=7, moves 6 inches"
  })
  @Rule({"K062", "K068", "K070"})
  void whatMovementForbids(String question, String why) {
    assertThat(BOOK.forbidden("move", question).sentence()).contains(why);
  }

  @Test
  @Rule({"K064", "K069"})
  void groundIsClassed() {
    RuleTable terrain = BOOK.book().table("terrain");
    assertThat(terrain.rows())
        .filteredOn(r -> r.getText("class").equals("difficult"))
        .extracting(TableRow::keyText)
        .containsExactly("farm", "village", "open-wood", "fordable-river", "stream", "steep-hill");
    assertThat(terrain.rows())
        .filteredOn(r -> r.getText("class").equals("severe"))
        .extracting(TableRow::keyText)
        .containsExactly("dense-wood", "marsh", "rugged-high-ground");
  }

  @Test
  void scalesAndAlternatives() {
    assertThat(BOOK.book().ground().metres(100)).isEqualTo(Fraction.of(4572));
    assertThat(Asking.the(RuleBookId.KRIEGSKUNST, "inch-30-yards").book().ground().metres(1000))
        .isEqualTo(Fraction.of(27432));
    assertThat(
            Asking.the(RuleBookId.KRIEGSKUNST, "charge-is-bonus")
                .result("allowedInches", "move", "troops=cavalry mode=charge"))
        .isEqualTo("22");
    assertThat(
            Asking.the(RuleBookId.KRIEGSKUNST, "one-column")
                .result("turns", "formation", "change=company-column-and-line"))
        .isEqualTo("1");
  }

  @Test
  void squaresMoveAtHalfTheLineRateByDefault() {
    String line = "troops=infantry mode=line";
    Fraction rate = Fraction.parse(BOOK.result("allowedInches", "move", line));
    assertThat(BOOK.result("allowedInches", "move", line + " square=yes"))
        .isEqualTo(rate.times(Fraction.of(1, 2)).toString());
    assertThat(BOOK.adjudicate("move", line + " square=yes").trace())
        .anyMatch(step -> step.citation().reference().equals("DK-14"));
    assertThat(BOOK.forbidden("move", "troops=infantry mode=charge square=yes").sentence())
        .contains("square");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "order=assault | an objective",
        "order=assault aim=area | an objective",
        "order=engage | an objective",
        "order=move | an objective",
        "order=support aim=friendly-brigade | its left flank, right flank or rear",
        "order=support aim=terrain post=rear | names a friendly brigade",
        "order=hold | a declared area",
        "order=hold aim=terrain | a declared area"
      })
  @Rule({"K010", "K015", "K020", "K025", "K027", "K032"})
  void ordersNeedTheirDeclaration(String question, String why) {
    assertThat(BOOK.forbidden("duty", question).sentence()).contains(why);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        // Half of 5 units is 3 whole ones
        "order=assault aim=terrain units=5 engaged=2 | 0 | false | At least 3 units must",
        "order=assault aim=terrain units=5 engaged=3 | 0 | true | may change formation",
        "order=assault aim=enemy-brigade units=4 engaged=2 | 0 | true | as they do",
        // Muskets reach 12 inches, cavalry charges 12
        "order=engage aim=terrain enemy-inches=20 | 8 | false | must advance 8 inches more",
        "order=engage aim=terrain enemy-inches=12 | 0 | true | hold its ground or follow up",
        "order=engage aim=terrain enemy-inches=13 cavalry=yes | 1 | false | 1 inch more",
        "order=approach enemy-inches=30 | 12 | false | must advance 12 inches more",
        "order=approach enemy-inches=18 | 0 | true | go to Hold or Move",
        "order=support aim=friendly-brigade post=rear | 0 | true | stays with the one it supports",
        "order=move aim=friendly-brigade | 0 | true | its objective or its friends",
        "order=hold aim=area | 0 | true | may shift within it",
        "order=retire | 0 | true | half a move towards its base edge; artillery limbers and retires"
      })
  @Rule({"K010..K012", "K015", "K016", "K020", "K023", "K025", "K027", "K029", "K030"})
  void whatAnOrderAsksOfABrigade(String question, String inches, boolean fulfilled, String says) {
    assertThat(BOOK.decide("duty", question))
        .containsEntry("advanceInches", inches)
        .containsEntry("fulfilled", "" + fulfilled);
    assertThat(BOOK.adjudicate("duty", question).decision().sentence()).contains(says);
  }

  @Test
  @Rule({"K018", "K021"})
  void theOneCavalryChargeOfABrigadeIsCounted() {
    String engage = "order=engage arm=cavalry ";
    assertThat(BOOK.after("may-charge", engage)).containsEntry("charged", "1");
    for (String free : List.of("enemy=unformed", "enemy=faltering", "enemy=skirmishing")) {
      assertThat(BOOK.after("may-charge", engage + "charged=1 " + free))
          .containsEntry("charged", "1");
    }
    assertThat(BOOK.after("may-charge", engage + "charged=1 kind=counter-charge"))
        .containsEntry("charged", "1");
    assertThat(BOOK.forbidden("may-charge", "order=support arm=cavalry charged=1").sentence())
        .contains("one a brigade");
  }

  @Test
  @Rule("K228")
  void whoRetreatsPassesThroughFriendsInTheFirstHalfOfHisFirstMove() {
    String retreat = "troops=infantry mode=involuntary state=retreating ";
    assertThat(BOOK.result("throughFriendsInches", "move", retreat + "initial=yes")).isEqualTo("5");
    assertThat(BOOK.result("throughFriendsInches", "move", retreat)).isEqualTo("0");
  }

  @Test
  @Rule({"K067", "K071"})
  void groundLeavesTroopsUnformed() {
    assertThat(BOOK.after("move", "troops=cavalry ground=difficult"))
        .containsEntry("state", "unformed")
        .containsEntry("moved", "yes");
    assertThat(BOOK.after("move", "troops=irregular-cavalry ground=difficult"))
        .containsEntry("state", "formed");
    assertThat(BOOK.after("order", "nation=french order=engage wanted=hold", 1, 1))
        .containsEntry("order", "retire");
  }

  @Test
  void inchesAreMetresOfTheField() {
    // 50 yards of 0.9144 m, or 30
    assertThat(BOOK.result("metres", "distance", "units=100")).isEqualTo("4572");
    assertThat(
            Asking.the(RuleBookId.KRIEGSKUNST, "inch-30-yards")
                .result("metres", "distance", "units=1000"))
        .isEqualTo("27432");
    assertThat(BOOK.adjudicate("distance", "units=1").decision().sentence())
        .startsWith("1 inch: 1143/25 metres");
  }
}
