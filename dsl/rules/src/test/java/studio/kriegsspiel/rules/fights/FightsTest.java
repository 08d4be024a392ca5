package studio.kriegsspiel.rules.fights;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.RuleBookId;

/**
 * One fight by each book from the first shot to rout and pursuit. No number of an answer is written
 * down again: {@link Evening} carries it into the next question by its name.
 */
class FightsTest {

  /** Six-pounders prepare, a battalion and its neighbour attack half battalions, who run. */
  @Test
  void reisswitz() {
    Evening evening =
        Evening.by(RuleBookId.REISSWITZ_1824)
            .body("battery", "firers=six-pounder")
            .body("french", "arm=infantry units=4 troops=infantry")
            .body("prussian", "arm=infantry units=2 troops=infantry strength=900 points=180");
    evening.ask("fire", "firers*=battery target=prussian", "range=300", 4);
    evening.ask("fire", "firers*=battery target=prussian", "range=300", 4);
    // Twice 30 points of good effect by canister: 60 of 180.
    assertThat(evening.of("prussian"))
        .containsEntry("lost-points", "60")
        .containsEntry("canister-moves", "2");
    assertThat(evening.of("battery")).containsEntry("moves-fired", "2");
    evening.ask("canister-test", "*=french", "guns=half-battery", 2);
    assertThat(evening.result("stands")).isEqualTo("true");
    evening.ask("melee", "attacker=french defender=prussian", "");
    // Four half battalions against two that lost a third of their points: nothing to throw for.
    assertThat(evening.result("die")).isEqualTo("foregone");
    assertThat(evening.result("beaten")).isEqualTo("defender");
    String taken = evening.of("prussian").get("lost-points");
    evening.ask("retreat", "*=prussian", "");
    evening.ask("pursuit", "*=french", "");
    evening.ask("pursuit", "*=french", "");
    assertThat(evening.result("paces")).isEqualTo("250");
    evening.ask("follow", "*=prussian", "");
    assertThat(Integer.parseInt(evening.of("prussian").get("lost-points")))
        .isGreaterThan(Integer.parseInt(taken));
    evening.ask("recovery", "*=prussian", "");
    assertThat(evening.of("prussian")).containsEntry("moves", "1");
    evening.ask("caught", "*=prussian", "moves-caught=3");
    assertThat(evening.of("prussian"))
        .containsEntry("gone", "yes")
        .containsEntry("lost-points", "180");
  }

  /** Four squadrons against three, the flight, and a column of infantry that was not beaten. */
  @Test
  void british() {
    Evening evening =
        Evening.by(RuleBookId.BRITISH_1815)
            .body("french", "arm=cavalry troops=light-cavalry")
            .body("prussian", "arm=cavalry troops=light-cavalry squadrons=3")
            .body("mass", "arm=infantry stand=mass units=4")
            .body("line", "arm=infantry units=2");
    evening.ask(
        "charge",
        "attacker*=french defender=prussian",
        "defenders=stand attackers-first=4 defenders-first=3");
    evening.ask("melee", "attacker=french defender=prussian", "", 4);
    // 6 points for each of three squadrons, half of it for the victors (C158).
    assertThat(evening.of("prussian"))
        .containsEntry("result", "R")
        .containsEntry("lost-points", "18");
    assertThat(evening.of("french")).containsEntry("lost-points", "9");
    evening.ask("charge-outcome", "beaten=prussian victors*=prussian", "victor=pursue");
    evening.ask("retreat", "*=prussian", "");
    assertThat(evening.result("paces")).isEqualTo("900");
    evening.ask("pursuit", "*=french", "");
    evening.ask("recovery", "*=prussian", "");
    evening.ask("recovery", "*=prussian", "");
    evening.ask("recovery", "*=prussian", "");
    assertThat(evening.result("canDefend")).isEqualTo("true");
    // Die II against the skirmishers: black fells them, and the mass has Die III against it.
    evening.ask("skirmishers-before-guns", "*=attack", "", 4);
    assertThat(evening.result("skirmishersSucceed")).isEqualTo("false");
    evening.ask("melee", "attacker=mass defender=line here*=attack", "", 3);
    assertThat(evening.result("die")).isEqualTo("III");
    assertThat(evening.result("favours")).isEqualTo("defender");
  }

  /** Guns in two phases, a charge in the third; forced back, shot at again, gone. */
  @Test
  void battleSystem() {
    Evening evening =
        Evening.by(RuleBookId.BATTLE_SYSTEM)
            .body("battery", "weapon=medium-guns points=4")
            .body("french", "men=600 points=4")
            .body("prussian", "men=600 points=4");
    evening.ask("army-start", "*=prussian-army", "regular=10");
    evening.ask("army-start", "*=french-army", "regular=10");
    evening.ask("fire", "firer*=battery target=prussian", "range-spaces=2", 3);
    evening.ask("fire", "firer*=battery target=prussian", "range-spaces=2", 4);
    // 10 % of 300 each time, 1.5 and 1.75 points.
    assertThat(evening.of("prussian")).containsEntry("men", "540").containsEntry("loss", "13/4");
    assertThat(evening.of("battery")).containsEntry("phases-fired", "2");
    evening.ask("melee", "attacker=french defender=prussian", "", 6, 1);
    // 15 % of 600 and 2 points; 5 % of 540.
    assertThat(evening.of("prussian")).containsEntry("men", "450");
    assertThat(evening.of("french")).containsEntry("men", "573");
    String armies = "*=prussian army=prussian-army enemy-army=french-army";
    evening.ask("morale", armies, "", 5);
    // 4 less 5.25.
    assertThat(evening.of("prussian"))
        .containsEntry("points", "-5/4")
        .containsEntry("in-contact", "no");
    evening.ask("recovery", "*=prussian", "");
    assertThat(evening.result("change")).isEqualTo("0.00");
    evening.ask("recovery", "*=battery", "");
    evening.ask("army-turn", "*=prussian-army", "");
    assertThat(evening.of("prussian-army")).containsEntry("points", "39");
    evening.ask("fire", "firer*=battery target=prussian", "range-spaces=3", 6);
    // Less 1 at 3 spaces: 15 % of 150 and 1.75 points, which is -3.
    evening.ask("morale", armies, "");
    assertThat(evening.of("prussian")).containsEntry("points", "-3").containsEntry("routed", "yes");
    evening.ask("army-turn", "*=prussian-army", "");
    evening.ask("army-turn", "*=french-army", "");
    // 39 less 2; 40 and 1.
    assertThat(evening.of("prussian-army")).containsEntry("points", "37");
    assertThat(evening.of("french-army"))
        .containsEntry("points", "41")
        .containsEntry("enemy-routed", "0")
        .containsEntry("enemy-routed-before", "1");
  }

  /** Guns, chargers under fire, a melee that routs, and the one attempt to rally. */
  @Test
  void kriegskunst() {
    Evening evening =
        Evening.by(RuleBookId.KRIEGSKUNST)
            .body("brigade", "nation=french order=engage")
            .body("prussian-brigade", "units=4")
            .body("battery", "weapon=medium-guns")
            .body("french", "nation=french figures=24 strength=24 arm=infantry troops=infantry")
            .body(
                "prussian", "nation=prussian figures=24 strength=24 arm=infantry troops=infantry");
    evening.ask("order", "*=brigade", "wanted=assault", 5, 5);
    evening.ask("may-charge", "*=brigade", "arm=infantry");
    evening.ask("fire", "firer*=battery target=prussian", "firing=4 range-inches=15", 4, 4);
    // Row of 4 guns, column 7-8: 3 figures.
    assertThat(evening.of("prussian"))
        .containsEntry("figures", "21")
        .containsEntry("lost-this-turn", "3");
    evening.ask("fire-at-chargers", "*=shots", "grade=line", 3);
    evening.ask(
        "fire",
        "firer*=prussian target=french here*=shots",
        "firing=21 range-inches=2 target-acts=charging",
        3,
        4);
    // Row of 21-24 figures, column 7-8: 3 figures, which count against the test.
    assertThat(evening.of("french")).containsEntry("lost-in-charge", "3");
    evening.ask("unit-morale", "*=french brigade*=brigade", "test=to-charge", 5, 4);
    assertThat(evening.result("score")).isEqualTo("6");
    evening.ask("unit-morale", "*=prussian", "test=being-charged", 4, 4);
    evening.ask(
        "charge",
        "attacker=french defender=prussian",
        "distance-inches=4 charge-inches=6 reaction=stand-and-fire");
    evening.ask("melee", "attacker=french defender=prussian", "", 6, 5, 1, 1);
    // 11 + 1 + 2 to 2 + 1: 11 more; 21 figures kill 3 and lose 1.
    assertThat(evening.result("attackerScore")).isEqualTo("14");
    assertThat(evening.result("defenderScore")).isEqualTo("3");
    assertThat(evening.of("french")).containsEntry("figures", "20");
    assertThat(evening.of("prussian"))
        .containsEntry("figures", "18")
        .containsEntry("state", "routing")
        .containsEntry("casualties", "25");
    evening.ask("must-test", "*=prussian", "");
    assertThat(evening.result("unitTests")).isEqualTo("other, rallying");
    assertThat(evening.result("brigadeTests")).isEqualTo("true");
    evening.ask("brigade-morale", "*=prussian-brigade", "broken=1", 4, 4);
    evening.ask("move", "*=prussian", "mode=involuntary initial=yes");
    evening.ask("recovery", "*=french", "");
    assertThat(evening.of("french"))
        .containsEntry("lost-this-turn", "0")
        .containsEntry("lost-in-charge", "0");
    evening.ask("recovery", "*=prussian", "");
    evening.ask("must-test", "*=prussian", "");
    assertThat(evening.of("prussian")).containsEntry("test", "rallying");
    evening.ask("unit-morale", "*=prussian", "", 1, 1);
    // 2 less 2 for the rout and 2 for a quarter lost: it disperses.
    assertThat(evening.of("prussian")).containsEntry("gone", "yes");
  }

  /** Cavalry that must pursue charges on. */
  @Test
  void kriegskunstCavalryPursues() {
    Evening evening =
        Evening.by(RuleBookId.KRIEGSKUNST)
            .body("hussars", "arm=hussars figures=16 strength=16 charging=yes")
            .body("foot", "arm=infantry figures=20 strength=20");
    evening.ask("melee", "attacker=hussars defender=foot", "", 6, 6, 2, 1);
    assertThat(evening.of("foot")).containsEntry("state", "routing");
    assertThat(evening.of("hussars")).containsEntry("charging", "no");
    evening.ask("pursuit", "*=hussars", "", 1, 2);
    assertThat(evening.of("hussars")).containsEntry("charging", "yes");
  }

  /** He has gone back in the turn in which he rallies, and must stand for one. */
  @Test
  void kriegskunstWhoRalliesIsUnformedForATurn() {
    Evening evening =
        Evening.by(RuleBookId.KRIEGSKUNST).body("foot", "arm=infantry state=retreating");
    evening.ask("unit-morale", "*=foot", "test=rallying", 6, 4);
    assertThat(evening.of("foot")).containsEntry("state", "unformed");
    evening.ask("recovery", "*=foot", "");
    assertThat(evening.of("foot")).containsEntry("state", "unformed");
    evening.ask("recovery", "*=foot", "");
    assertThat(evening.of("foot")).containsEntry("state", "formed");
  }

  /** Guns, a charge that routs, victors out of hand, fire on the fugitives, the end. */
  @Test
  void napoleonic() {
    Evening evening =
        Evening.by(RuleBookId.NAPOLEONIC_RNG)
            .body("battery", "kind=foot")
            .body("french", "type=infantry.line bases=5 turn=3")
            .body("hussars", "type=cavalry.light")
            .body("prussian", "type=infantry.line bases=5");
    evening.ask("marks", "*=prussian", "reinforcements=15");
    evening.ask("marks", "*=french", "reinforcements=15");
    evening.ask("artillery", "battery*=battery target=prussian", "range-mm=100", 700);
    assertThat(evening.of("prussian"))
        .containsEntry("bases", "4")
        .containsEntry("state", "disrupted");
    evening.ask("move", "*=french", "mode=charge");
    assertThat(evening.of("french")).containsEntry("last-charge", "3");
    evening.ask("combat", "attacker*=french defender=prussian", "", 900);
    assertThat(evening.result("defenderThen")).isEqualTo("routs");
    assertThat(evening.of("prussian"))
        .containsEntry("bases", "3")
        .containsEntry("lost", "2")
        .containsEntry("state", "routing");
    evening.ask("control", "*=french", "", 100);
    assertThat(evening.of("french")).containsEntry("pursuing", "yes");
    evening.ask("crisis", "*=battery army*=french", "");
    evening.ask("crisis", "*=french", "");
    evening.ask("crisis", "*=battery army*=french", "");
    evening.ask("crisis", "*=french", "");
    // Two halves: the French are the attackers of the next turn.
    assertThat(evening.of("french"))
        .containsEntry("turn", "4")
        .containsEntry("half", "first")
        .containsEntry("active", "yes")
        .containsEntry("moved", "no");
    evening.ask("rally", "*=french", "", 100);
    assertThat(evening.sentence()).isEqualTo("The unit pursues on.");
    evening.ask("rally", "*=french", "", 900);
    assertThat(evening.of("french")).containsEntry("pursuing", "no");
    evening.ask("artillery", "gun*=battery target=prussian", "range-mm=140", 500);
    // Met as disrupted troops (DN-13): a base unit off, and they rout on.
    assertThat(evening.of("prussian"))
        .containsEntry("bases", "2")
        .containsEntry("state", "routing")
        .containsEntry("lost", "3");
    evening.ask("crisis", "*=prussian", "");
    assertThat(evening.result("levelPercent")).isEqualTo("15");
    evening.ask("pursuit", "defender=prussian", "moves=1");
    evening.ask("pursuit", "defender=prussian", "moves=1");
    assertThat(evening.of("prussian")).containsEntry("gone", "yes").containsEntry("lost", "5");
  }
}
