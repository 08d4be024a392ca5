package studio.kriegsspiel.reading.decision;

import java.util.function.Predicate;

/**
 * When a question of a book is worth asking.
 *
 * @param kind what it is about
 * @param fits whether it fits those it would be asked of
 */
record Occasion(QuestionKind kind, Predicate<Parties> fits) {}
