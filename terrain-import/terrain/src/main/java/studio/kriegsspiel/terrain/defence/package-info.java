/** Answers how strong a position is, how long its edge, and how broad a front finds room. */
@NullMarked
package studio.kriegsspiel.terrain.defence;

import org.jspecify.annotations.NullMarked;
