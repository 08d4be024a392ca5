package studio.kriegsspiel.rules.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.table.TableSet;
import studio.kriegsspiel.rules.trace.Trace;

/** How a question finds its record: every kind of component once. */
class AskedProcedureTest {

  private enum Pace {
    WALK,
    FULL_GALLOP
  }

  private record Body(
      @Ask(
              value = "arm of the %s",
              of = {"foot", "horse"},
              or = "foot",
              name = Part.SELF)
          String arm,
      @Ask(value = "men of the %s", least = 1, most = 99) int men) {}

  private record Colours(@Ask("it has its colours") boolean colours) {}

  private static final class Weekdays implements TableChoices {
    @Override
    public List<String> of(TableSet tables) {
      return List.of("monday", "tuesday");
    }
  }

  private record Everything(
      @Part Body attacker,
      @Part("enemy") Body defender,
      @Part(plain = true) Colours standard,
      @Ask(value = "range in paces", least = 0, most = 900) int rangePaces,
      @Ask("its pace") Pace pace,
      @Ask(value = "its other pace", of = "walk", or = "walk") Pace otherPace,
      @Ask(value = "share", least = 0, most = 1, or = "1/2") Fraction share,
      @Ask(value = "guns", least = 1, most = 8) OptionalInt guns,
      @Ask(value = "a day", from = Weekdays.class) Optional<String> day,
      @Ask(value = "a row", rows = "pursuit.troops", or = "infantry") String row,
      @Ask(value = "only elsewhere", only = "kriegskunst", or = "yes") boolean elsewhere,
      @YesWords(table = "index-points", names = "circumstance", titles = "title")
          Set<String> circumstances) {}

  /** Says what it read, and throws two dice. */
  private static final class Reader extends AskedProcedure<Everything> {
    Reader() {
      super(
          "read",
          "Reads",
          Citation.printed(RuleBookId.BRITISH_1815, "nowhere", ""),
          Everything.class,
          RuleBooks.get(RuleBookId.BRITISH_1815).tables());
    }

    @Override
    protected Decision decide(Everything asked, Dice dice, Trace trace) {
      int sum = dice.stream("fire").throwDie(6) + dice.stream("fire").throwDie(6);
      return new Decision.Decided(asked.toString(), List.of(new Result("sum", sum, "")))
          .after("target", "lost-points", Fraction.of(5, 2))
          .after("over", true);
    }
  }

  private static final Map<String, String> LEAST =
      Map.of("attacker-men", "3", "defender-men", "4", "range-paces", "7", "pace", "full-gallop");

  @Test
  void everyComponentIsAParameterOfItsName() {
    assertThat(new Reader().parameters().stream().map(Parameter::name))
        .startsWith(
            "attacker",
            "attacker-men",
            "defender",
            "defender-men",
            "colours",
            "range-paces",
            "pace",
            "other-pace",
            "share",
            "guns",
            "day",
            "row")
        .doesNotContain("elsewhere");
    assertThat(new Reader().parameters().get(3).title()).isEqualTo("men of the enemy");
  }

  @Test
  void valuesReachTheComponentsTheyAreNamedFor() {
    Adjudication read = new Reader().adjudicate(LEAST, Dice.fixed(2, 3));
    assertThat(read.decision().sentence())
        .isEqualTo(
            "Everything[attacker=Body[arm=foot, men=3], defender=Body[arm=foot, men=4],"
                + " standard=Colours[colours=false], rangePaces=7, pace=FULL_GALLOP,"
                + " otherPace=WALK, share=1/2, guns=OptionalInt.empty, day=Optional.empty,"
                + " row=infantry, elsewhere=true, circumstances=[]]");
    assertThat(read.assumed()).contains("attacker", "share").doesNotContain("pace", "guns");
    assertThat(((Decision.Decided) read.decision()).after())
        .containsExactly(
            new AfterState("target", "lost-points", "5/2"), new AfterState("", "over", "yes"));
  }

  @Test
  void diceOfAQuestionAreCounted() {
    Reader reader = new Reader();
    assertThatThrownBy(() -> reader.adjudicate(LEAST, Dice.fixed(2)))
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("throw 2 is a die for fire");
    assertThatThrownBy(() -> reader.adjudicate(LEAST, Dice.fixed(2, 3, 4)))
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("leave out 4");
  }
}
