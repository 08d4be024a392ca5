package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.tonight.Evening;
import studio.kriegsspiel.scenario.tonight.GivenUp;
import studio.kriegsspiel.scenario.tonight.Proposal;
import studio.kriegsspiel.scenario.tonight.Seat;
import studio.kriegsspiel.scenario.tonight.TooFewPeopleException;
import studio.kriegsspiel.scenario.tonight.WhoComes;

/** Every scenario of the library has a proposal for 3 to 10 people. */
class TonightLibraryTest {
  private static final Studies STUDIES = Studies.ofLibrary();

  static Stream<LibraryEntry> scenarios() {
    return Library.ofProgram().scenarios().stream();
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void isProposedForThreeToTen(LibraryEntry entry) {
    Scenario base = STUDIES.read(entry.path()).scenario().orElseThrow();
    for (int people = 3; people <= 10; people++) {
      Evening evening = Proposal.of(base, WhoComes.number(people));
      int roles = Seat.of(base).size();
      int played = Math.min(roles, people - 1);
      assertThat(evening.seats()).as(entry.slug() + " for " + people).hasSize(played);
      assertThat(evening.umpires()).isBetween(1, people - played);
      assertThat(evening.umpires() + played + evening.further().size()).isLessThanOrEqualTo(people);
      assertThat(evening.givenUp())
          .hasSize(titles(Seat.of(base)) - titles(evening.seats()))
          .allMatch(TonightLibraryTest::hasReason);
      assertThat(sidesPlayed(evening.played()))
          .hasSize(Math.min(sidesPlayed(base).size(), people - 1));
      namesNobodyWhoIsNotThere(evening);
    }
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void isRefusedToFewerThanItBears(LibraryEntry entry) {
    Scenario base = STUDIES.read(entry.path()).scenario().orElseThrow();
    int fewest = Proposal.fewest(base);
    assertThat(Proposal.of(base, WhoComes.number(fewest)).seats()).hasSize(fewest - 1);
    assertThatThrownBy(() -> Proposal.of(base, WhoComes.number(fewest - 1)))
        .isInstanceOf(TooFewPeopleException.class)
        .hasMessageContaining("needs at least");
  }

  @ParameterizedTest
  @ValueSource(strings = {"plancenoit", "the-bridges-of-wavre", "papelotte-and-smohain"})
  void fewerRolesBringNoErrorsIntoTheText(String slug) {
    Study whole = STUDIES.read(Library.ofProgram().findScenario(slug).orElseThrow());
    Evening evening = Proposal.of(whole.scenario().orElseThrow(), WhoComes.number(3));
    assertThat(evening.givenUp()).isNotEmpty();
    assertThat(TonightStudy.of(whole, evening).study().findingsAtOnce(Cancellation.NEVER))
        .filteredOn(each -> each.severity() == Severity.ERROR)
        .isEmpty();
  }

  private static int titles(List<Seat> seats) {
    return seats.stream().mapToInt(seat -> seat.roles().size()).sum();
  }

  private static boolean hasReason(GivenUp each) {
    return each.reason().matches("[A-Z\"].+\\. .+\\.") && !each.words().isBlank();
  }

  private static Set<String> sidesPlayed(Scenario scenario) {
    return scenario.sides().stream()
        .filter(side -> !side.roles().isEmpty())
        .map(Side::name)
        .collect(Collectors.toSet());
  }

  private static void namesNobodyWhoIsNotThere(Evening evening) {
    Scenario played = evening.played();
    Stream<Audience> audiences =
        Stream.of(
                played.reports().stream().map(Report::audience),
                played.intelligence().stream().map(Intelligence::audience),
                played.known().places().stream()
                    .flatMap(place -> place.knowers().stream())
                    .map(knower -> knower.audience()))
            .flatMap(each -> each);
    List<GivenUp> gone = evening.givenUp();
    assertThat(audiences).noneMatch(to -> gone.stream().anyMatch(one -> to.equals(one.role())));
    assertThat(played.people().players().stream().flatMap(each -> each.roles().stream()))
        .noneMatch(
            held ->
                gone.stream()
                    .anyMatch(
                        one ->
                            one.role().side().equals(held.side())
                                && one.role().role().equals(held.role())));
  }
}
