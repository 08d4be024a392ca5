package studio.kriegsspiel.situation.march;

import java.util.List;
import java.util.OptionalDouble;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.terrain.march.ClosingUp;

/**
 * Who marches, and how.
 *
 * @param bodies in the order in which they follow one another
 * @param slowest the one by whose rates the way is chosen
 * @param formation how they march
 * @param lengthMetres length of each column, where the user says it
 * @param frontMetres usual front on the march, where the user says it
 * @param gapMetres distance between one body and the next
 * @param closing where drawn-out columns close up
 */
public record MarchOrder(
    List<Body> bodies,
    Body slowest,
    Formation formation,
    OptionalDouble lengthMetres,
    OptionalDouble frontMetres,
    double gapMetres,
    ClosingUp closing) {

  /** Keeps its own copy. */
  public MarchOrder {
    bodies = List.copyOf(bodies);
  }
}
