package studio.kriegsspiel.rules.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.UnknownNameException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.RuleSwitch;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

class RuleBooksTest {

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void everyTableLoadsAndEveryRulingOrDefaultItCitesIsNamed(RuleBookId id) {
    RuleBook book = RuleBooks.get(id);
    assertThat(book.tables().names()).isNotEmpty().doesNotHaveDuplicates();
    List<String> defaults = book.defaults().stream().map(d -> d.id()).toList();
    for (String name : book.tables().names()) {
      RuleTable table = book.table(name);
      assertThat(table.rows()).as(name).isNotEmpty();
      for (TableRow row : table.rows()) {
        assertThat(row.citation().reference()).as(name).isNotBlank();
        if (row.citation().layer() == Layer.DEFAULT) {
          assertThat(defaults)
              .as("defaults named in table " + name)
              .contains(row.citation().reference());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void everySwitchCanBeTurnedOnAndIsDocumented(RuleBookId id) {
    RuleBook book = RuleBooks.get(id);
    for (RuleSwitch rule : book.switches()) {
      assertThat(book.isOn(rule.name())).isFalse();
      assertThat(book.with(List.of(rule.name())).isOn(rule.name())).isTrue();
      assertThat(rule.ruled()).isNotBlank();
      assertThat(rule.alternative()).isNotBlank();
    }
    assertThat(book.time().parts()).isNotEmpty();
    assertThat(book.ground().metres()).isGreaterThan(Fraction.ZERO);
  }

  @Test
  @Rule("G1-003")
  void aMoveOfTheKriegsspielIsTwoMinutesOfTheClock() {
    assertThat(RuleBooks.get("reisswitz-1824").time().turnMinutes()).isEqualTo(2);
    assertThat(RuleBooks.get("british-1815").time().turnMinutes()).isEqualTo(2);
    assertThat(RuleBooks.get("reisswitz-1824").time().turnAt(61)).isEqualTo(31);
  }

  @Test
  void paceOfEachBookIsExact() {
    assertThat(RuleBooks.get("reisswitz-1824").ground().metres(2000)).isEqualTo(Fraction.of(1506));
    assertThat(RuleBooks.get("british-1815").ground().metres(2000))
        .isEqualTo(Fraction.parse("1609.344"));
  }

  @Test
  void unknownNamesAreToldWithTheValidOnes() {
    assertThatThrownBy(() -> RuleBooks.get("reiswitz-1824"))
        .isInstanceOf(UnknownNameException.class)
        .hasMessageContaining("did you mean `reisswitz-1824`?");
    assertThatThrownBy(() -> RuleBooks.get("reisswitz-1824").table("marsh"))
        .hasMessageContaining("did you mean `march`?");
    assertThatThrownBy(() -> RuleBooks.get("reisswitz-1824").with(List.of("no-such-switch")))
        .isInstanceOf(UnknownNameException.class);
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void everyRulingAndDefaultThatIsCitedIsExplained(RuleBookId id) {
    RuleBook book = RuleBooks.get(id);
    List<Citation> cited = new ArrayList<>();
    for (String name : book.tables().names()) {
      for (TableRow row : book.table(name).rows()) {
        cited.add(row.citation());
        cited.addAll(row.cellCitations().values());
      }
    }
    book.switches().forEach(rule -> cited.add(rule.citation()));
    book.demands().forEach(demand -> cited.add(demand.citation()));
    book.procedures().forEach(procedure -> cited.add(procedure.citation()));
    cited.add(book.time().citation());
    cited.add(book.ground().citation());
    for (Citation citation : cited) {
      if (citation.layer() == Layer.RULING) {
        assertThat(book.getRuling(citation.reference()).ruling()).isNotBlank();
      } else if (citation.layer() == Layer.DEFAULT) {
        assertThat(book.getDefault(citation.reference()).value()).isNotBlank();
      }
    }
  }
}
