/** The shape of the ground: shading, slope bands, contours and hachures. */
@NullMarked
package studio.kriegsspiel.drawing.relief;

import org.jspecify.annotations.NullMarked;
