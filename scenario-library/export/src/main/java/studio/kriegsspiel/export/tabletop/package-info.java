/**
 * Pieces and boards for programs that put a table on the screen. What stands where is told by the
 * tree of a reader's play file and by nothing else; how large a piece is and how it looks, by the
 * rule book and by what draws maps.
 */
@NullMarked
package studio.kriegsspiel.export.tabletop;

import org.jspecify.annotations.NullMarked;
