/** Questions put to the author. */
@NullMarked
package studio.kriegsspiel.desktop.ui.dialog;

import org.jspecify.annotations.NullMarked;
