/** Draws ground, troops and overlays with Java2D: one picture for screen, paper and files. */
@NullMarked
package studio.kriegsspiel.drawing;

import org.jspecify.annotations.NullMarked;
