/** The panel beside the map with which the ground is shaped. */
@NullMarked
package studio.kriegsspiel.desktop.ui.ground;

import org.jspecify.annotations.NullMarked;
