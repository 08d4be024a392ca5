/** The line at the foot of the window. */
@NullMarked
package studio.kriegsspiel.desktop.ui.status;

import org.jspecify.annotations.NullMarked;
