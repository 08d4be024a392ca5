/** One class for each thing a menu, a button or a key can do. */
@NullMarked
package studio.kriegsspiel.desktop.ui.action;

import org.jspecify.annotations.NullMarked;
