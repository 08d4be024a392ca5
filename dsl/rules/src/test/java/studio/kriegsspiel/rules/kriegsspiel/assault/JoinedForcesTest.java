package studio.kriegsspiel.rules.kriegsspiel.assault;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Falling;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.rules.procedure.CountedTogether;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.trace.TraceStep;

/** Two bodies that attack one, and two that are attacked by one, worked out by hand. */
class JoinedForcesTest {
  private static final Map<String, String> FIRST =
      Map.of("attacker-units", "2", "attacker-stand", "column", "defender-units", "2");

  private static Stream<Asking> books() {
    return Stream.of(Cases.REISSWITZ, Cases.BRITISH);
  }

  private static Map<String, String> beside(String lost) {
    return Map.of("attacker-units", "1", "attacker-lost-points", lost, "defender-units", "2");
  }

  private static CountedTogether attackers(Asking book) {
    return melee(book).together(CountedTogether.Part.FIRST).orElseThrow();
  }

  private static Procedure melee(Asking book) {
    return book.book().getProcedure("melee");
  }

  private static Decision.Decided decided(Asking book, Map<String, String> question, int face) {
    Adjudication answer = melee(book).adjudicate(question, Falling.on(face));
    return answer
        .decision()
        .match(
            each -> each,
            forbidden -> {
              throw new AssertionError(forbidden.sentence());
            });
  }

  /** 180 and 60 points are 240 against 180: a third more, so Die III for them. */
  @ParameterizedTest
  @MethodSource("books")
  void theirStrengthsAreAddedUp(Asking book) {
    Map<String, String> joined = attackers(book).join(List.of(FIRST, beside("30")));
    assertThat(decided(book, joined, 1).find("die")).contains("III");
    assertThat(decided(book, FIRST, 1).find("die")).contains("I");
    assertThat(joined)
        .containsEntry("attacker-units", "3")
        .containsEntry("attacker-lost-points", "30")
        .containsEntry("attacker-stand", "column");
  }

  /** Of 45 points that three half battalions lose 30 fall to two, 15 to one. */
  @ParameterizedTest
  @MethodSource("books")
  void theLossIsSharedByHalfBattalions(Asking book) {
    CountedTogether.Dealt dealt =
        attackers(book)
            .deal(
                List.of(FIRST, beside("30")),
                List.of(
                    new AfterState("attacker", "lost-points", "75"),
                    new AfterState("attacker", "result", "R"),
                    new AfterState("attacker", "loss", "45"),
                    new AfterState("defender", "lost-points", "20")));
    assertThat(dealt.each().get(0))
        .map(AfterState::toString)
        .containsExactly("attacker: lost-points=30", "attacker: result=R", "attacker: loss=30");
    assertThat(dealt.each().get(1))
        .map(AfterState::toString)
        .containsExactly("attacker: lost-points=45", "attacker: result=R", "attacker: loss=15");
    assertThat(dealt.others())
        .map(AfterState::toString)
        .containsExactly("defender: lost-points=20");
  }

  /** The one has 5 points left of its 90: it loses them, and the other the 40 that remain. */
  @ParameterizedTest
  @MethodSource("books")
  void whoHasLessThanItsShareIsGone(Asking book) {
    CountedTogether.Dealt dealt =
        attackers(book)
            .deal(
                List.of(FIRST, beside("85")),
                List.of(
                    new AfterState("attacker", "lost-points", "130"),
                    new AfterState("attacker", "result", "R")));
    assertThat(dealt.each().get(0))
        .map(AfterState::toString)
        .containsExactly("attacker: lost-points=40", "attacker: result=R");
    assertThat(dealt.each().get(1))
        .map(AfterState::toString)
        .containsExactly("attacker: lost-points=90", "attacker: gone=yes");
  }

  /** Half a half battalion lacks 45 of its 90 points, which are kept apart from what it loses. */
  @ParameterizedTest
  @MethodSource("books")
  void whoIsWeakerFromTheBeginningKeepsHisOwnAccount(Asking book) {
    Map<String, String> half = Map.of("attacker-units", "1", "attacker-percent", "50");
    Map<String, String> joined = attackers(book).join(List.of(FIRST, half));
    assertThat(joined)
        .containsEntry("attacker-percent", "100")
        .containsEntry("attacker-lost-points", "45");
    CountedTogether.Dealt dealt =
        attackers(book)
            .deal(List.of(FIRST, half), List.of(new AfterState("attacker", "lost-points", "90")));
    assertThat(dealt.each().get(1))
        .map(AfterState::toString)
        .containsExactly("attacker: lost-points=15");
  }

  @ParameterizedTest
  @MethodSource("books")
  void armsAreNotMixed(Asking book) {
    assertThat(attackers(book).fits(FIRST, Map.of("attacker", "cavalry"))).isFalse();
    assertThat(attackers(book).fits(FIRST, beside("0"))).isTrue();
  }

  /** Half of one battalion and two whole ones before a place; each keeps its own account. */
  @ParameterizedTest
  @MethodSource("books")
  void whoStormsAPlaceTogetherIsAddedUp(Asking book) {
    CountedTogether storming =
        book.book().getProcedure("stronghold").together(CountedTogether.Part.FIRST).orElseThrow();
    Map<String, String> two = Map.of("attackers", "4", "defenders", "2");
    Map<String, String> half =
        Map.of("attackers", "2", "attackers-percent", "50", "defenders", "2");
    assertThat(storming.join(List.of(two, half)))
        .containsEntry("attackers", "6")
        .containsEntry("attackers-lost-points", "90");
    CountedTogether.Dealt dealt =
        storming.deal(
            List.of(two, half),
            List.of(
                new AfterState("attackers", "lost-points", "120"),
                new AfterState("attackers", "tired", "yes")));
    assertThat(dealt.each())
        .map(each -> each.stream().map(AfterState::toString).toList())
        .containsExactly(
            List.of("attackers: lost-points=20", "attackers: tired=yes"),
            List.of("attackers: lost-points=10", "attackers: tired=yes"));
  }

  /** One half battalion throws against guns in the open; two of two bodies are a battalion. */
  @ParameterizedTest
  @MethodSource("books")
  void whoFallsUponGunsTogetherIsAddedUp(Asking book) {
    Procedure battery = book.book().getProcedure("battery");
    CountedTogether together = battery.together(CountedTogether.Part.FIRST).orElseThrow();
    Map<String, String> one = Map.of("arm", "infantry", "units", "1", "battery", "foot");
    Map<String, String> both = together.join(List.of(one, one));
    assertThat(both).containsEntry("units", "2");
    assertThat(battery.adjudicate(both, Falling.on(1)).decision().sentence())
        .isEqualTo("The battery is lost.");
    assertThat(battery.adjudicate(one, Falling.on(1)).decision().sentence())
        .isNotEqualTo("The battery is lost.");
    assertThat(together.fits(one, Map.of("arm", "cavalry"))).isFalse();
  }

  /** Who strikes the flank counts double beside the one who engages the front. */
  @ParameterizedTest
  @MethodSource("books")
  void eachBringsThoseOfItsOwnOnTheFlank(Asking book) {
    Map<String, String> flanking = new HashMap<>(beside("0"));
    flanking.put("flank-units", "1");
    assertThat(attackers(book).join(List.of(FIRST, flanking))).containsEntry("flank-units", "1");
    assertThat(attackers(book).join(List.of(FIRST, beside("0")))).doesNotContainKey("flank-units");
  }

  /** Six blocks of 75 men, or ten of 45, are the 450 of a half battalion. */
  @ParameterizedTest
  @MethodSource("books")
  void skirmishersWeighByTheirMen(Asking book) {
    String blocks = book.book().id().equals(RuleBookId.BRITISH_1815) ? "10" : "6";
    Map<String, String> even =
        Map.of(
            "attacker", "skirmishers",
            "defender", "infantry",
            "attacker-units", blocks,
            "defender-units", "1",
            "defender-stand", "line");
    assertThat(
            melee(book).adjudicate(even, Falling.on(1)).trace().stream()
                .map(TraceStep::factor)
                .toList())
        .contains("strength 1 to 1");
  }
}
