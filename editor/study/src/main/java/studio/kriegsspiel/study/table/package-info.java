/** An order of battle in a table of rows and columns, read and written as an army list. */
@NullMarked
package studio.kriegsspiel.study.table;

import org.jspecify.annotations.NullMarked;
