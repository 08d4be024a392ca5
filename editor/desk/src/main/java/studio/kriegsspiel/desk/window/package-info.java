/** How the window is shared out. */
@NullMarked
package studio.kriegsspiel.desk.window;

import org.jspecify.annotations.NullMarked;
