/** Answers what guns and muskets reach from a position, and what ground is dead to them. */
@NullMarked
package studio.kriegsspiel.terrain.fire;

import org.jspecify.annotations.NullMarked;
