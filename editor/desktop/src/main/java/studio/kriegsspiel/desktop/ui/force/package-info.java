/** What can be done with units wherever they are shown: their menus, and carrying them about. */
@NullMarked
package studio.kriegsspiel.desktop.ui.force;

import org.jspecify.annotations.NullMarked;
