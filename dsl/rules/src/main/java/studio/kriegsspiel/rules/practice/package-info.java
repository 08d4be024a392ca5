/** How an umpire works through a turn of a book: what he asks of whom, and what follows. */
@NullMarked
package studio.kriegsspiel.rules.practice;

import org.jspecify.annotations.NullMarked;
