/** Colours, line widths and type of the drawn map, as data. */
@NullMarked
package studio.kriegsspiel.drawing.style;

import org.jspecify.annotations.NullMarked;
