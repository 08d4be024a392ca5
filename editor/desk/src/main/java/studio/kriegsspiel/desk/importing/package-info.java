/** Importing a ground and choosing one, without any widget. */
@NullMarked
package studio.kriegsspiel.desk.importing;

import org.jspecify.annotations.NullMarked;
