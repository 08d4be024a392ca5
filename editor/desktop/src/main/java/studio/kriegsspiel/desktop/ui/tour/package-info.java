/** Shows a walk through the window. */
@NullMarked
package studio.kriegsspiel.desktop.ui.tour;

import org.jspecify.annotations.NullMarked;
