/** Where written positions are on the ground, and what the ground is like there for troops. */
@NullMarked
package studio.kriegsspiel.situation.ground;

import org.jspecify.annotations.NullMarked;
