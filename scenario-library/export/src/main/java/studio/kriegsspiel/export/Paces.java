package studio.kriegsspiel.export;

import java.util.Optional;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.GroundUnit;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.Scenario;

/** The pace a scenario's distances are written in. */
public final class Paces {
  /** A pace of two and a half Prussian feet, for books that do not measure in paces. */
  static final double OTHERWISE = 0.753;

  private Paces() {}

  /** Metres in a pace of the scenario's rule book; {@value #OTHERWISE} if it has none. */
  public static double metresPerPace(Scenario scenario) {
    return scenario
        .header()
        .rules()
        .map(RuleChoice::book)
        .flatMap(
            book -> {
              try {
                return Optional.of(RuleBooks.get(book).ground());
              } catch (RulesException missing) {
                return Optional.empty();
              }
            })
        .filter(ground -> ground.singular().equals("pace"))
        .map((GroundUnit ground) -> ground.toMetres(1))
        .orElse(OTHERWISE);
  }
}
