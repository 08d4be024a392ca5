/** Which stretch of ground a picture shows, and how large. */
@NullMarked
package studio.kriegsspiel.drawing.frame;

import org.jspecify.annotations.NullMarked;
