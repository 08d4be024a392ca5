/** Files for other programs, made from the tree of a play file and from nothing else. */
@NullMarked
package studio.kriegsspiel.export.foreign;

import org.jspecify.annotations.NullMarked;
