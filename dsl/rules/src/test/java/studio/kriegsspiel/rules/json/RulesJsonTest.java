package studio.kriegsspiel.rules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.RuleBookId;
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
                .adjudicate("fire", "firers=six-pounder range=700", 4));
    assertThat(json.get("decided").booleanValue()).isTrue();
    assertThat(json.get("results").get("points").intValue()).isEqualTo(20);
    assertThat(json.get("trace").get(1).get("die").get("face").intValue()).isEqualTo(4);
    assertThat(json.get("question").get("cover").textValue()).isEqualTo("none");
  }
}
