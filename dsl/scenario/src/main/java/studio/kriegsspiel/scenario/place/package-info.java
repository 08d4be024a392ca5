/** Positions, distances and directions as an author writes them. */
@NullMarked
package studio.kriegsspiel.scenario.place;

import org.jspecify.annotations.NullMarked;
