/** Units and codes in which sources give heights, as a user names them. */
@NullMarked
package studio.kriegsspiel.importer.unit;

import org.jspecify.annotations.NullMarked;
