package studio.kriegsspiel.game;

import java.time.LocalDateTime;

/**
 * One thing that a decision left, as the rule book counts it.
 *
 * @param whose whose state it is
 * @param word the parameter of the book's questions that takes it, such as {@code lost-points}
 * @param value its value as that parameter takes it
 * @param since the minute of the decision
 */
public record Left(Whose whose, String word, String value, LocalDateTime since) {}
