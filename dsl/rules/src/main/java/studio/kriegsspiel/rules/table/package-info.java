/** The printed tables of a rule book as data: columns, rows, keys, and the source of every row. */
@NullMarked
package studio.kriegsspiel.rules.table;

import org.jspecify.annotations.NullMarked;
