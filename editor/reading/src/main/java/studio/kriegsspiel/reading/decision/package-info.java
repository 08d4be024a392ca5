/**
 * Questions that the rule book of a scenario decides, filled in from the situation, and their
 * answers in words.
 */
@NullMarked
package studio.kriegsspiel.reading.decision;

import org.jspecify.annotations.NullMarked;
