package studio.kriegsspiel.situation.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Train;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Quantity;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.text.UnitFigure;

class StrengthWordsTest {

  @Test
  void aTrainIsAsStrongAsItsCarriages() {
    Unit pontoons = train(OptionalInt.empty(), OptionalInt.of(12));
    assertThat(StrengthWords.of(pontoons, UnitFigure.STRENGTH)).contains("12 pontoons");
    assertThat(StrengthWords.of(train(OptionalInt.of(1), OptionalInt.empty()), UnitFigure.STRENGTH))
        .contains("1 wagon");
    assertThat(StrengthWords.of(pontoons, UnitFigure.MEN)).isEmpty();
    assertThat(
            StrengthWords.of(train(OptionalInt.empty(), OptionalInt.empty()), UnitFigure.STRENGTH))
        .isEmpty();
  }

  @Test
  void oneOfAKindIsNotSeveral() {
    assertThat(StrengthWords.of(new Quantity(1, Quantity.Kind.BATTALIONS, false)))
        .isEqualTo("1 battalion");
    assertThat(StrengthWords.of(new Quantity(1, Quantity.Kind.MEN, true))).isEqualTo("about 1 man");
    assertThat(StrengthWords.of(new Quantity(1200, Quantity.Kind.MEN, true)))
        .isEqualTo("about 1,200 men");
    assertThat(StrengthWords.of(new Quantity(4, Quantity.Kind.BATTERIES, false)))
        .isEqualTo("4 batteries");
  }

  @Test
  void horseIsCountedInRidersOrWhereNoneAreStatedInSquadrons() {
    assertThat(StrengthWords.of(horse(OptionalInt.of(360)), UnitFigure.STRENGTH))
        .contains("360 riders");
    assertThat(StrengthWords.of(horse(OptionalInt.empty()), UnitFigure.STRENGTH))
        .contains("3 squadrons");
    assertThat(StrengthWords.of(horse(OptionalInt.empty()), UnitFigure.MEN)).isEmpty();
  }

  private static Unit horse(OptionalInt men) {
    return unit(UnitType.CAVALRY_LIGHT, new Strength(men, OptionalInt.of(3), List.of()));
  }

  private static Unit train(OptionalInt wagons, OptionalInt pontoons) {
    return unit(
        UnitType.PONTOONS,
        new Strength(
            OptionalInt.empty(), OptionalInt.empty(), List.of(), new Train(wagons, pontoons)));
  }

  private static Unit unit(UnitType type, Strength strength) {
    return new Unit(
        new UnitId("Blue", "Train"),
        "Train",
        Echelon.COMPANY,
        type,
        strength,
        Optional.empty(),
        OptionalInt.empty(),
        List.of(),
        List.of(),
        TextSpan.NONE,
        TextSpan.NONE);
  }
}
