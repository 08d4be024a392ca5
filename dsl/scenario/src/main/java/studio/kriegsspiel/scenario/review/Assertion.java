package studio.kriegsspiel.scenario.review;

import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Something the author says is so, to be told when it is not, such as {@code assert Blue cannot see
 * Red.Reserve at 13:00}.
 *
 * @param claim what is said to be so
 * @param span the whole statement
 */
public record Assertion(Claim claim, TextSpan span) {}
