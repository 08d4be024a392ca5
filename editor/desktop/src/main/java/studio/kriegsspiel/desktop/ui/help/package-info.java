/** The window that explains. */
@NullMarked
package studio.kriegsspiel.desktop.ui.help;

import org.jspecify.annotations.NullMarked;
