/** The window in which an order of battle is taken from a table. */
@NullMarked
package studio.kriegsspiel.desktop.ui.table;

import org.jspecify.annotations.NullMarked;
