/** The questions put to the ground beside the map, and their answers. */
@NullMarked
package studio.kriegsspiel.desktop.ui.reading;

import org.jspecify.annotations.NullMarked;
