package studio.kriegsspiel.rules.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.UnknownNameException;
import studio.kriegsspiel.rules.concept.CommandRating;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.rules.concept.OrderKind;
import studio.kriegsspiel.rules.concept.SmallArm;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.library.RuleBooks;

class CorrespondenceTest {

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void everyConceptReadsInEveryBookAndEveryLossHasANote(RuleBookId book) {
    Correspondence correspondence = Correspondence.of(book);
    Stream<Match> concepts =
        Stream.of(
                Stream.of(UnitType.values()).map(correspondence::match),
                Stream.of(Grade.values()).map(correspondence::match),
                Stream.of(Formation.values()).map(correspondence::match),
                Stream.of(OrderKind.values()).map(correspondence::match),
                Stream.of(TerrainKind.values()).map(correspondence::match),
                Stream.of(TroopCondition.values()).map(correspondence::match),
                Stream.of(Nationality.values()).map(correspondence::match),
                Stream.of(SmallArm.values()).map(correspondence::match),
                Stream.of(CommandRating.values()).map(correspondence::match))
            .flatMap(each -> each);
    List<Match> all = concepts.toList();
    assertThat(all).hasSize(24 + 8 + 11 + 9 + 21 + 8 + 26 + 6 + 4);
    assertThat(all)
        .allSatisfy(
            match -> {
              assertThat(match.isLoss()).as(match.toString()).isEqualTo(!match.note().isEmpty());
              assertThat(match.findTerm().isEmpty())
                  .as(match.toString())
                  .isEqualTo(match.fit() == Fit.NONE || match.fit() == Fit.INERT);
              if (match.fit() == Fit.DEFAULT) {
                assertThat(match.citation().layer()).isEqualTo(Layer.DEFAULT);
              }
            });
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void twoConceptsOfOneTermAreNeverBothTheSame(RuleBookId book) {
    for (Correspondence.Family family : Correspondence.Family.values()) {
      assertThat(
              Correspondence.of(book).all(family).stream()
                  .filter(match -> match.fit() == Fit.SAME)
                  .filter(match -> Set.of("unit-types", "grades").contains(family.fileName()))
                  .map(match -> match.findTerm().orElseThrow()))
          .as(book + " " + family)
          .doesNotHaveDuplicates();
    }
  }

  @ParameterizedTest(name = "{0} in {1}: {2}, {3}")
  @CsvSource({
    "GUARD, kriegskunst, elite, MERGED",
    "GUARD, battle-system, guard, SAME",
    "VETERAN, napoleonic-rng, line, MERGED",
    "CONSCRIPT, kriegskunst, garrison, DEFAULT",
    "GARRISON, battle-system, militia, DEFAULT"
  })
  void gradesRead(Grade grade, RuleBookId book, String term, Fit fit) {
    Match match = Correspondence.of(book).match(grade);
    assertThat(match.findTerm()).contains(term);
    assertThat(match.fit()).isEqualTo(fit);
  }

  @ParameterizedTest(name = "{0} in {1}: {2}, {3}")
  @CsvSource({
    "EXCELLENT, kriegskunst, excellent, SAME",
    "ABLE, kriegskunst, average, DEFAULT",
    "ABLE, battle-system, , INERT",
    "POOR, napoleonic-rng, , INERT"
  })
  void ratingsRead(CommandRating rating, RuleBookId book, String term, Fit fit) {
    Match match = Correspondence.of(book).match(rating);
    assertThat(match.findTerm()).isEqualTo(Optional.ofNullable(term));
    assertThat(match.fit()).isEqualTo(fit);
  }

  @ParameterizedTest(name = "{0} in {1}: {2}")
  @CsvSource({
    "HANOVERIAN, kriegskunst, other",
    "AUSTRIAN, kriegskunst, austrian",
    "AUSTRIAN, battle-system, other",
    "SAXON, napoleonic-rng, any"
  })
  void nationsRead(Nationality nation, RuleBookId book, String term) {
    assertThat(Correspondence.of(book).match(nation).findTerm()).contains(term);
  }

  @Test
  void aScenarioIsToldWhatItLoses() {
    Usage usage =
        new Usage(
            Set.of(UnitType.INFANTRY_LINE, UnitType.INFANTRY_RIFLE),
            Set.of(Grade.LINE),
            Set.of(Formation.LINE, Formation.SKIRMISH),
            Set.of(OrderKind.HOLD),
            Set.of(TerrainKind.OPEN, TerrainKind.WALL));
    List<Match> losses = Correspondence.of(RuleBookId.NAPOLEONIC_RNG).losses(usage);
    assertThat(losses)
        .extracting(Match::concept)
        .containsExactly("infantry.rifle", "skirmish", "hold", "wall");
    assertThat(losses.get(1).sentence())
        .isEqualTo(
            "Under Napoleonic random-number rules the formation `skirmish` does not come through"
                + " whole: the book has no skirmishers; they fight formed.");
    assertThat(Correspondence.of(RuleBookId.REISSWITZ_1824).losses(usage)).isEmpty();
  }

  @Test
  void rulingsAndDefaultsOfTheCorrespondenceAreKnownToTheirBook() {
    for (RuleBookId book : RuleBookId.values()) {
      for (Correspondence.Family family : Correspondence.Family.values()) {
        for (Match match : Correspondence.of(book).all(family)) {
          if (match.citation().layer() == Layer.DEFAULT) {
            assertThat(RuleBooks.get(book).getDefault(match.citation().reference())).isNotNull();
          }
        }
      }
    }
  }

  @Test
  void anUnknownConceptIsToldWithTheNearest() {
    assertThatThrownBy(
            () ->
                Correspondence.of(RuleBookId.KRIEGSKUNST)
                    .match(Correspondence.Family.GRADES, "veterans"))
        .isInstanceOf(UnknownNameException.class)
        .hasMessageContaining("did you mean `veteran`?");
  }
}
