/** An order of battle on its way from a table to an army list. */
@NullMarked
package studio.kriegsspiel.desk.table;

import org.jspecify.annotations.NullMarked;
