/** Whose view the window shows, and what that reader knows. */
@NullMarked
package studio.kriegsspiel.desktop.ui.reader;

import org.jspecify.annotations.NullMarked;
