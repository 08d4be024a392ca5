package studio.kriegsspiel.rules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

class RulesJsonTest {
  private static final RuleTable MARCH = RuleBooks.get("reisswitz-1824").table("march");

  @Test
  void aTableHasItsRulesetUnitSourceColumnsAndRawRows() {
    JsonNode json = RulesJson.table(MARCH);
    assertThat(json.get("ruleset").textValue()).isEqualTo("reisswitz-1824");
    assertThat(json.get("table").textValue()).isEqualTo("march");
    assertThat(json.get("unit").textValue()).isEqualTo("paces per move");
    assertThat(json.get("source").textValue()).isEqualTo("§34");
    assertThat(json.get("columns")).hasSize(MARCH.columns().size());
    JsonNode first = json.get("rows").get(0);
    assertThat(first.get("values").get(2).intValue()).isEqualTo(200);
    assertThat(first.get("values").get(3).isNull()).as("a printed dash").isTrue();
    assertThat(first.get("source").textValue()).isEqualTo("Reisswitz 1824 §34");
  }

  @Test
  void oneValueSaysWhoDecidedIt() {
    TableRow row = MARCH.getRow("action.guns_by_ropes");
    JsonNode json = RulesJson.value(MARCH, row, MARCH.getColumn("even"));
    assertThat(json.get("value").intValue()).isEqualTo(300);
    assertThat(json.get("layer").textValue()).isEqualTo("ruling");
    assertThat(json.get("decidedBy").textValue()).isEqualTo("C034");
    assertThat(json.get("key").get("mover").textValue()).isEqualTo("action.guns_by_ropes");
  }

  @Test
  void aDecisionCarriesItsWorking() {
    JsonNode json =
        RulesJson.adjudication(
            Asking.the(RuleBookId.REISSWITZ_1824)
                .adjudicate("fire", "firers=six-pounder range=700", 4),
            RuleBooks.get("reisswitz-1824").time());
    assertThat(json.get("decided").booleanValue()).isTrue();
    assertThat(json.get("results").get("points").intValue()).isEqualTo(20);
    assertThat(json.get("trace").get(1).get("die").get("face").intValue()).isEqualTo(4);
    assertThat(json.get("question").get("cover").textValue()).isEqualTo("none");
  }

  /** A program that keeps the clock finds there how long what was decided takes. */
  @Test
  void aDecisionSaysWhichPartOfTheTurnItIs() {
    JsonNode fire =
        RulesJson.adjudication(
                Asking.the(RuleBookId.BATTLE_SYSTEM)
                    .adjudicate("fire", "weapon=light-guns range-spaces=1", 4),
                RuleBooks.get("battle-system").time())
            .get("time");
    assertThat(fire.get("turn").textValue()).isEqualTo("turn");
    assertThat(fire.get("turnMinutes").intValue()).isEqualTo(10);
    assertThat(fire.get("part").textValue()).isEqualTo("combat");
    assertThat(fire.get("times").intValue()).isEqualTo(3);
    assertThat(fire.get("partMinutes").intValue()).isEqualTo(3);
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void aPartOfATurnNamesQuestionsOfItsBook(RuleBookId id) {
    RuleBook book = RuleBooks.get(id);
    List<String> named =
        book.time().parts().stream()
            .flatMap(part -> Stream.concat(Stream.of(part), part.parts().stream()))
            .flatMap(part -> part.questions().stream())
            .toList();
    assertThat(named).hasSizeGreaterThan(10).doesNotHaveDuplicates();
    assertThat(book.procedures()).extracting(each -> each.name()).containsAll(named);
  }
}
