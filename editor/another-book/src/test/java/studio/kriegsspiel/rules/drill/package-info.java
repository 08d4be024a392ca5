/** A small book that only tests know: what a new rule book consists of, and nothing else. */
@NullMarked
package studio.kriegsspiel.rules.drill;

import org.jspecify.annotations.NullMarked;
