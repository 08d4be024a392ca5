package studio.kriegsspiel.scenario.news;

import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What a Separate Report says of a body of the enemy's, or of one of the reader's own.
 *
 * @param own whether it is one of the reader's own
 * @param origin where it comes from
 * @param observation what is said
 * @param text the sentence the receiver reads
 * @param span the whole statement
 */
public record ReportedForce(
    boolean own, Origin origin, Observation observation, Passage text, TextSpan span) {}
