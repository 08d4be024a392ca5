package studio.kriegsspiel.scenario.figures;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.FigureReading;
import studio.kriegsspiel.scenario.force.Figures;
import studio.kriegsspiel.scenario.force.Losses;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Rounds;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Train;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.reading.ReadingChoice;
import studio.kriegsspiel.scenario.reading.WrittenReading;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Puts the figures of one reading into a scenario. Each figure is chosen for itself, since a source
 * may know the men and not the guns; what the chosen work says nothing of stays as the text has it
 * first. All readings stay beside the chosen one.
 */
public final class ChosenReading {
  private final ReadingChoice choice;

  private ChosenReading(ReadingChoice choice) {
    this.choice = choice;
  }

  /**
   * The scenario with the figures of a reading.
   *
   * @throws UnknownWorkException if no source, or more than one, is of the work chosen
   */
  public static Scenario of(Scenario scenario, ReadingChoice choice) throws UnknownWorkException {
    if (choice instanceof ReadingChoice.OfWork one) {
      SourceWorks.check(scenario, one.work());
    }
    ChosenReading chosen = new ChosenReading(choice);
    TextSpan written = scenario.header().reading().map(WrittenReading::span).orElse(TextSpan.NONE);
    Scenario figures =
        scenario
            .with(scenario.header().with(new WrittenReading(choice, written)))
            .withSides(scenario.sides().stream().map(chosen::side).toList());
    return choice instanceof ReadingChoice.OfWork one
        ? new ChosenHours(one.work()).of(figures)
        : figures;
  }

  private Side side(Side side) {
    return side.withArmy(side.army().stream().map(this::unit).toList());
  }

  private Unit unit(Unit unit) {
    List<Unit> parts = unit.parts().stream().map(this::unit).toList();
    boolean rivals = !unit.particulars().readings().isEmpty();
    return unit.with(rivals ? figures(unit) : Figures.of(unit), parts);
  }

  private Figures figures(Unit unit) {
    List<FigureReading> all = unit.particulars().readings();
    Function<Figures, Strength> strength = Figures::strength;
    int men = Math.max(1, unit.totalMen());
    return new Figures(
        new Strength(
            number(all, strength.andThen(Strength::men)),
            number(all, strength.andThen(Strength::squadrons)),
            pieces(all),
            new Train(
                number(all, strength.andThen(Strength::train).andThen(Train::wagons)),
                number(all, strength.andThen(Strength::train).andThen(Train::pontoons)))),
        number(all, Figures::ranks),
        choose(all, Figures::losses, losses -> size(losses, men)),
        choose(all, Figures::rounds, Rounds::count));
  }

  private static long size(Losses losses, int men) {
    return losses.of() == Losses.Of.PIECES ? losses.count() : losses.ofMen(men);
  }

  private OptionalInt number(List<FigureReading> all, Function<Figures, OptionalInt> figure) {
    Optional<Integer> chosen =
        choose(
            all,
            each -> {
              OptionalInt value = figure.apply(each);
              return value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty();
            },
            Integer::longValue);
    return chosen.map(OptionalInt::of).orElse(OptionalInt.empty());
  }

  private List<Ordnance> pieces(List<FigureReading> all) {
    return choose(
            all,
            each -> Optional.of(each.strength().ordnance()).filter(guns -> !guns.isEmpty()),
            guns -> guns.stream().mapToLong(Ordnance::pieces).sum())
        .orElse(List.of());
  }

  private <T> Optional<T> choose(
      List<FigureReading> all, Function<Figures, Optional<T>> figure, ToLongFunction<T> size) {
    List<T> known = all.stream().flatMap(each -> figure.apply(each.figures()).stream()).toList();
    // Of two alike, the one that the text names first.
    return choice.match(
        lowest ->
            known.stream().reduce((a, b) -> size.applyAsLong(b) < size.applyAsLong(a) ? b : a),
        highest ->
            known.stream().reduce((a, b) -> size.applyAsLong(b) > size.applyAsLong(a) ? b : a),
        one ->
            all.stream()
                .filter(
                    each -> each.sources().stream().anyMatch(s -> SourceWorks.isOf(s, one.work())))
                .flatMap(each -> figure.apply(each.figures()).stream())
                .findFirst()
                .or(() -> figure.apply(all.get(0).figures())));
  }
}
