/** What lies on the ground: sheet image, woods, water, roads, buildings. */
@NullMarked
package studio.kriegsspiel.drawing.ground;

import org.jspecify.annotations.NullMarked;
