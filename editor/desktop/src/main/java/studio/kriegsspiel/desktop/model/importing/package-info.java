/** Importing a ground and choosing one, without any widget. */
@NullMarked
package studio.kriegsspiel.desktop.model.importing;

import org.jspecify.annotations.NullMarked;
