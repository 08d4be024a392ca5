/** Everything that can be done, by name and by key. */
@NullMarked
package studio.kriegsspiel.desktop.ui.keys;

import org.jspecify.annotations.NullMarked;
