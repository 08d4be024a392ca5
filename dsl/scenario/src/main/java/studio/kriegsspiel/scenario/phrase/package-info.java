/**
 * Statements of the language described as data: the words before each of their parts, what may
 * stand there, and how it is read from a text and written into one.
 */
@NullMarked
package studio.kriegsspiel.scenario.phrase;

import org.jspecify.annotations.NullMarked;
