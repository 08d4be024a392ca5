/** How the window is shared out. */
@NullMarked
package studio.kriegsspiel.desktop.model.window;

import org.jspecify.annotations.NullMarked;
