/** What stands around a map: scale bar, north arrow, grid, register marks. */
@NullMarked
package studio.kriegsspiel.drawing.furniture;

import org.jspecify.annotations.NullMarked;
