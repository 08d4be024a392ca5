package studio.kriegsspiel.rules.kriegsspiel.procedures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Falling;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.UnknownNameException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.json.RulesJson;
import studio.kriegsspiel.rules.kriegsspiel.losses.LossThresholds;
import studio.kriegsspiel.rules.kriegsspiel.march.Handling;
import studio.kriegsspiel.rules.kriegsspiel.march.WayWidths;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;

class GroundProceduresTest {

  private static Adjudication ask(String book, String procedure, String question, Dice dice) {
    Map<String, String> values = new HashMap<>();
    for (String pair : question.split(" ")) {
      values.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
    }
    return RuleBooks.get(book).getProcedure(procedure).adjudicate(values, dice);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          march      | troops=march.light_cavalry moves=3         | They go at most 1200 paces in 3 moves.
          march      | troops=action.heavy_cavalry_attack slope=11 | They cannot move so: the march table gives no rate for heavy cavalry in attack on slopes of 10-15° off the road.
          ride       | paces=1800                                 | The messenger rides 4 minutes.
          close-up   | open=1500 closed=225                       | The column has closed up after 13 minutes.
          bridge     | work=blow-up-bridge timed=yes              | The work takes 180 minutes.
          bridge     | work=build-pontoon-bridge length=20        | It cannot be done: a pontoon bridge needs a pontoon train.
          ferry      | craft=ferry-or-large-boat boats=9 infantry=900 width=150 | They are over after 1 move.
          ferry      | craft=pontoon-or-small-boat boats=9 cavalry=10 width=150 | This craft cannot carry them: it takes infantry only.
          swim       | width=100                                  | They have formed up on the far bank after 8 moves.
          casualties | points=34 target=skirmishers               | 34 points are 51 men.
          way        | way=main-highway arm=cavalry                | They pass at most in sixes.
          way        | way=pontoon-or-repaired-bridge arm=artillery | They pass at most in single guns, at the walk.
          way        | way=ford arm=infantry                       | The map or the umpire decides.
          deploy     | length=400                                 | The head halts 2 moves until the tail is up.
          players    | battalions=24                              | The side needs at least 3 players.
          """)
  void answersInOneSentence(String procedure, String question, String sentence) {
    assertThat(ask("reisswitz-1824", procedure, question, Falling.on(1)).decision().sentence())
        .isEqualTo(sentence);
  }

  @Test
  void whatTheRulesForbidNamesTheRule() {
    Adjudication answer =
        ask(
            "reisswitz-1824",
            "march",
            "troops=action.light_cavalry_attack ground=wood.light",
            Falling.on(1));
    assertThat(answer.decision())
        .isInstanceOfSatisfying(
            Decision.Forbidden.class,
            no ->
                assertThat(no.rule())
                    .hasToString("Reisswitz 1824 §34, march table, \"Light cavalry in attack\""));
    assertThat(
            RulesJson.adjudication(answer, RuleBooks.get("reisswitz-1824").time())
                .get("decided")
                .booleanValue())
        .isFalse();
  }

  @Test
  void anExceptionCanBeRepeatedWithDiceLaidDown() {
    Adjudication answer =
        ask("british-1815", "exception", "dice-left-out=0", Falling.on(2, 1, 2, 1, 2));
    assertThat(((Decision.Decided) answer.decision()).get("succeeds")).isEqualTo(true);
    assertThat(answer.trace().get(5))
        .hasToString(
            "chance: 901/7776 - British adaptation 1815 ruling C154 on The Exceptional Throw 4");
  }

  @Test
  void questionsAtFaultAreToldClearly() {
    assertThatThrownBy(() -> ask("reisswitz-1824", "march", "troop=x", Falling.on(1)))
        .isInstanceOf(UnknownNameException.class)
        .hasMessageContaining("did you mean `troops`?");
    assertThatThrownBy(() -> ask("reisswitz-1824", "march", "slope=5", Falling.on(1)))
        .isInstanceOf(InvalidQuestionException.class)
        .hasMessageStartingWith("The question needs `troops` (row of the march table): one of ");
    assertThatThrownBy(() -> ask("reisswitz-1824", "ride", "paces=many", Falling.on(1)))
        .hasMessage("paces is a whole number from 0 to 200000, not `many`.");
    assertThatThrownBy(() -> ask("reisswitz-1824", "marsh", "a=b", Falling.on(1)))
        .hasMessageContaining("did you mean `march`?");
  }

  @ParameterizedTest
  @CsvSource({
    "reisswitz-1824, casualties, points=60 target=infantry-three-ranks, battalionPieces, 'smaller-exchange, smaller-exchange'",
    "reisswitz-1824, casualties, points=25 target=artillery, gunsLeft, 6",
    "british-1815, casualties, points=25 target=artillery, gunsLeft, 4",
    "british-1815, handle, action=limber, moves, 1",
    "british-1815, handle, action=prepare-guns-from-march-column, moves, 2",
    "british-1815, way, way=large-bridge arm=cavalry, broadest, sixes"
  })
  void singleResults(
      String book, String procedure, String question, String result, String expected) {
    Decision decision = ask(book, procedure, question, Falling.on(1)).decision();
    assertThat(((Decision.Decided) decision).get(result)).hasToString(expected);
  }

  @Test
  void alternativesOfTheRulingsCanBeSwitchedOn() {
    RuleBook british =
        RuleBooks.get("british-1815")
            .with(List.of("prepare-guns-eight-minutes", "defile-widths-1828"));
    assertThat(new Handling(british).movesFromColumnToAction()).isEqualTo(5);
    assertThat(new Handling(RuleBooks.get("british-1815")).movesFromColumnToAction()).isEqualTo(3);
    assertThat(new WayWidths(british).findBroadest("large-bridge", "cavalry"))
        .hasValue("troop column");
    RuleBook reisswitz = RuleBooks.get("reisswitz-1824");
    RuleBook switched = reisswitz.with(List.of("skirmish-zug-60", "pace-75-centimetres"));
    String zug = "skirmish-zug-in-skirmish-order";
    assertThat(new LossThresholds(reisswitz).points(zug)).isEqualTo(Fraction.of(50));
    assertThat(new LossThresholds(switched).points(zug)).isEqualTo(Fraction.of(60));
    assertThat(switched.ground().metres(2000)).isEqualTo(Fraction.of(1500));
  }
}
