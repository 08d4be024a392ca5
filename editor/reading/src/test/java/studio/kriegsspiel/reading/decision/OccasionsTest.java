package studio.kriegsspiel.reading.decision;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.procedure.Parameter;

/** Every question of every book has a kind, and fields that people can read. */
class OccasionsTest {
  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void everyQuestionHasItsOccasion(RuleBookId book) {
    assertThat(RuleBooks.get(book).procedures())
        .allSatisfy(
            each ->
                assertThat(RuleBooks.get(book).findOccasion(each.name()))
                    .as(each.name())
                    .isPresent());
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void everyFieldHasANameInPlainWords(RuleBookId book) {
    assertThat(RuleBooks.get(book).procedures())
        .allSatisfy(
            procedure ->
                assertThat(procedure.parameters())
                    .allSatisfy(
                        each -> {
                          DecisionField field = DecisionQuestions.open(each);
                          assertThat(field.label())
                              .as(procedure.name() + "." + each.name())
                              .matches("[A-Z][^_{}=]+")
                              .doesNotContain("null", each.name() + "=");
                          assertThat(field.unit()).doesNotContain("-", "_");
                          if (field.unit().length() > 1 && each.kind() == Parameter.Kind.NUMBER) {
                            assertThat(field.label()).doesNotEndWith(" in " + field.unit());
                          }
                        }));
  }
}
