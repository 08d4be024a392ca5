/** Grounds, points and directions as users type them, and points of the ground in words. */
@NullMarked
package studio.kriegsspiel.cli.ground;

import org.jspecify.annotations.NullMarked;
