/** Joins the window to the language, the checks, the library and the exports. */
@NullMarked
package studio.kriegsspiel.desktop.wiring;

import org.jspecify.annotations.NullMarked;
