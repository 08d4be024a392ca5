package studio.kriegsspiel.rules.book;

import studio.kriegsspiel.rules.Citation;

/**
 * A value we supply where the book leaves one open; never passed off as the book's.
 *
 * @param id for instance {@code DB-01}
 * @param gap what the book leaves open
 * @param value the proposed value in words
 * @param reason why this value
 * @param citation the default as a citation
 */
public record RuleDefault(String id, String gap, String value, String reason, Citation citation) {}
