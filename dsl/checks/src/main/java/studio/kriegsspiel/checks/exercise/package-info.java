/** Exercises: decisions, expectations and marks that do not fit the game or each other. */
@NullMarked
package studio.kriegsspiel.checks.exercise;

import org.jspecify.annotations.NullMarked;
