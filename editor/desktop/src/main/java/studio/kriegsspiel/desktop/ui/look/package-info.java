/** The light and the dark look, and the icons, drawn here. */
@NullMarked
package studio.kriegsspiel.desktop.ui.look;

import org.jspecify.annotations.NullMarked;
