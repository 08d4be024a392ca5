/** How a scenario fits the book it is checked under: terms, demands and sizes of units. */
@NullMarked
package studio.kriegsspiel.checks.books;

import org.jspecify.annotations.NullMarked;
