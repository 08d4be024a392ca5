/** An order of battle on its way from a table to an army list. */
@NullMarked
package studio.kriegsspiel.desktop.model.table;

import org.jspecify.annotations.NullMarked;
