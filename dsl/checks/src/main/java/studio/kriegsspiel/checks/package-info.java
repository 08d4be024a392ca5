/** Runs the checks over a scenario, its rule book and its ground, and explains each of them. */
@NullMarked
package studio.kriegsspiel.checks;

import org.jspecify.annotations.NullMarked;
