/** Pages that are drawn in millimetres: for what is cut out and measured with. */
@NullMarked
package studio.kriegsspiel.export.board;

import org.jspecify.annotations.NullMarked;
