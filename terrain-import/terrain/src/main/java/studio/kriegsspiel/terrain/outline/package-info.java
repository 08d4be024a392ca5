/** Turns cells of a raster into polygons. */
@NullMarked
package studio.kriegsspiel.terrain.outline;

import org.jspecify.annotations.NullMarked;
