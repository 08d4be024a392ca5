/** The window in which control points are set on a scan. */
@NullMarked
package studio.kriegsspiel.desktop.ui.control;

import org.jspecify.annotations.NullMarked;
