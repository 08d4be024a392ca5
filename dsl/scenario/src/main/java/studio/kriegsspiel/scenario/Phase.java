package studio.kriegsspiel.scenario;

import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * A state of weather or ground that holds for part of the game.
 *
 * @param words what the author wrote, such as {@code heavy}
 * @param until when it ends; none for the last
 */
public record Phase(String words, Optional<Moment> until, TextSpan span) {}
