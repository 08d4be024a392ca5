/** What lies in the box of a book beside its map: dice and pieces, as the book has them. */
@NullMarked
package studio.kriegsspiel.rules.apparatus;

import org.jspecify.annotations.NullMarked;
