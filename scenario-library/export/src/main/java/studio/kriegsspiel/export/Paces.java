package studio.kriegsspiel.export;

import java.util.Optional;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.GroundUnit;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Scenario;

/** What the rule book a scenario is played under says of paces and of the ground troops take up. */
public final class Paces {
  /** A pace of two and a half Prussian feet, for books that do not measure in paces. */
  static final double OTHERWISE = 0.753;

  private Paces() {}

  /** Metres in a pace of the scenario's rule book; {@value #OTHERWISE} if it has none. */
  public static double metresPerPace(Scenario scenario) {
    return findBook(scenario)
        .map(RuleBook::ground)
        .filter(ground -> ground.singular().equals("pace"))
        .map((GroundUnit ground) -> ground.toMetres(1))
        .orElse(OTHERWISE);
  }

  /** What the scenario's rule book says of troops on the ground. */
  static Optional<FieldManual> findFieldManual(Scenario scenario) {
    return findBook(scenario).map(RuleBook::fieldManual);
  }

  /** The book with the scenario's switches; none if it cannot be used so. */
  private static Optional<RuleBook> findBook(Scenario scenario) {
    return scenario
        .header()
        .rules()
        .flatMap(
            choice -> {
              try {
                RuleBook plain = RuleBooks.get(choice.book());
                return Optional.of(plain.with(choice.switches()));
              } catch (RulesException unusable) {
                return Optional.empty();
              }
            });
  }
}
