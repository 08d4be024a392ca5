/** Grounds, points, directions, bodies and weapons as users type them. */
@NullMarked
package studio.kriegsspiel.cli.ground;

import org.jspecify.annotations.NullMarked;
