/** Checks of troops on the ground: where they stand and how they get there. */
@NullMarked
package studio.kriegsspiel.checks.ground;

import org.jspecify.annotations.NullMarked;
