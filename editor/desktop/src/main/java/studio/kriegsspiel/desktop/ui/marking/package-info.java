/** The window in which order sheets are marked. */
@NullMarked
package studio.kriegsspiel.desktop.ui.marking;

import org.jspecify.annotations.NullMarked;
