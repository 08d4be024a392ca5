package studio.kriegsspiel.reading.rehearsal;

import java.util.Optional;

/**
 * How one game of a rehearsal ended. A game that breaks does not stop the others.
 *
 * @param run what it came to, if it was played to its end
 * @param why it was not, or nothing
 */
public record GameEnd(Optional<Run> run, String why) {}
