/** The window that holds it all. */
@NullMarked
package studio.kriegsspiel.desktop.ui.window;

import org.jspecify.annotations.NullMarked;
