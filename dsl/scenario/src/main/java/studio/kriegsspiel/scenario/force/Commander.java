package studio.kriegsspiel.scenario.force;

import java.util.Optional;
import studio.kriegsspiel.rules.concept.CommandRating;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Who leads a unit.
 *
 * @param name his name, such as {@code Sir C. Alten}
 * @param rating how good he is, if the text says so; each book maps it to its own scale
 * @param span his name in the text
 */
public record Commander(String name, Optional<CommandRating> rating, TextSpan span) {
  @Override
  public String toString() {
    return name + rating.map(how -> ", " + how.label()).orElse("");
  }
}
