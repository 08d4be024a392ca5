/** The window in which a ground is imported. */
@NullMarked
package studio.kriegsspiel.desktop.ui.importing;

import org.jspecify.annotations.NullMarked;
