/** What a book throws: dice of its own, common dice, random numbers. */
@NullMarked
package studio.kriegsspiel.rules.apparatus;

import org.jspecify.annotations.NullMarked;
