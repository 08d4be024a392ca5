package studio.kriegsspiel.rules.practice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.TurnPart;
import studio.kriegsspiel.rules.data.DataFile;
import studio.kriegsspiel.rules.data.MalformedDataException;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.procedure.Procedure;

/** How umpires work through a turn: the data of each book, and what is wrong is told. */
class PracticeTest {
  @TempDir Path folder = Path.of("");

  static Stream<RuleBook> books() {
    return RuleBookId.values().stream().map(RuleBooks::get);
  }

  private static Stream<UmpireStep> steps(List<UmpireStep> steps) {
    return steps.stream().flatMap(each -> Stream.concat(Stream.of(each), steps(each.then())));
  }

  private static Stream<UmpireStep> steps(RuleBook book) {
    return book.practice().rounds().stream().flatMap(each -> steps(each.steps()));
  }

  private static Stream<TurnPart> parts(List<TurnPart> parts) {
    return parts.stream().flatMap(each -> Stream.concat(Stream.of(each), parts(each.parts())));
  }

  @ParameterizedTest
  @MethodSource("books")
  void workThroughPartsThatTheTurnHas(RuleBook book) {
    assertThat(parts(book.time().parts()).map(TurnPart::name))
        .containsAll(book.practice().rounds().stream().map(Practice.Round::part).toList());
  }

  @ParameterizedTest
  @MethodSource("books")
  void askWhatTheBookCanDecideInThatPart(RuleBook book) {
    book.practice()
        .rounds()
        .forEach(
            round ->
                steps(round.steps())
                    .flatMap(each -> each.asks().stream())
                    .forEach(
                        question ->
                            assertThat(book.time().findPart(question).map(TurnPart::name))
                                .as(question)
                                .isIn(Optional.of(round.part()), morale(book, question))));
  }

  /** A test of morale or of pursuit that a fight or canister calls for is made there and then. */
  private static Optional<String> morale(RuleBook book, String question) {
    return List.of("unit-morale", "retreat", "pursuit").contains(question)
        ? book.time().findPart(question).map(TurnPart::name)
        : Optional.empty();
  }

  @ParameterizedTest
  @MethodSource("books")
  void sayOnlyWhatTheQuestionTakes(RuleBook book) {
    steps(book)
        .forEach(
            step -> {
              Procedure asked =
                  step.asks().isEmpty() ? null : book.getProcedure(step.asks().get(0));
              Stream.concat(step.says().entrySet().stream(), step.supposes().entrySet().stream())
                  .forEach(
                      said ->
                          assertThat(asked.parameters())
                              .as(said.getKey())
                              .filteredOn(each -> each.name().equals(said.getKey()))
                              .singleElement()
                              .satisfies(
                                  each ->
                                      assertThat(each.check(said.getValue()))
                                          .isEqualTo(said.getValue())));
            });
  }

  @ParameterizedTest
  @MethodSource("books")
  void hasFireMeleeAndWhatBecomesOfTheBeaten(RuleBook book) {
    assertThat(steps(book).map(UmpireStep::whom))
        .contains(UmpireStep.Whom.TOUCHING, UmpireStep.Whom.MARKED)
        .containsAnyOf(UmpireStep.Whom.IN_REACH, UmpireStep.Whom.IN_REACH_APART);
    assertThat(steps(book).flatMap(each -> each.goes().stream())).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "first.state=retreating|routing, routing, true",
    "first.state=retreating|routing, formed, false",
    "first.state=retreating|routing, , false",
    "!first.state=retreating|routing, , true",
    "answer.melee, true, true",
    "answer.melee, false, false",
    "second.loss, 0, false",
    "second.loss, 5/2, true",
    "!second.routed, no, true"
  })
  void holdsOrNot(String written, String said, boolean holds) {
    assertThat(Proviso.find(written).orElseThrow().holds(Optional.ofNullable(said)))
        .isEqualTo(holds);
  }

  @Test
  void passesWithItsTurn() {
    Practice practice = RuleBooks.get("reisswitz-1824").practice();
    assertThat(practice.holds("under-canister", 0)).isTrue();
    assertThat(practice.holds("under-canister", 1)).isFalse();
    assertThat(practice.holds("canister-moves", 1)).isTrue();
    assertThat(practice.holds("pause-moves", 1)).isTrue();
    assertThat(practice.holds("pause-moves", 2)).isFalse();
    assertThat(practice.holds("lost-points", 99)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{\"whom\": \"nobody\"}; in-reach or in-reach-apart or helpless or touching or barred or marked or sides or same",
        "{\"whom\": \"marked\", \"when\": [\"third.state\"]}; such as",
        "{\"whom\": \"marked\", \"when\": [\"state\"]}; such as",
        "{\"whom\": \"marked\", \"asks\": []}; asks"
      })
  void tellsWhatDoesNotFit(String step, String told) throws Exception {
    Path file = folder.resolve("practice.json");
    Files.writeString(
        file, "{\"rounds\": [{\"part\": \"fire\", \"steps\": [%s]}]}".formatted(step));
    assertThatThrownBy(() -> PracticeReader.read(DataFile.file(file)))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageContaining(told);
  }
}
