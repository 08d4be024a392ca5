/**
 * Fights by each book from the first shot to the pursuit, each answer feeding the next question.
 */
@NullMarked
package studio.kriegsspiel.rules.fights;

import org.jspecify.annotations.NullMarked;
