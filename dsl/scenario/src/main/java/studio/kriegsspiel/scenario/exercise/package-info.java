/** Exercises: what a student is to learn and decide, and how it is marked. */
@NullMarked
package studio.kriegsspiel.scenario.exercise;

import org.jspecify.annotations.NullMarked;
