/** An umpire who carries a game on by himself, by the practice of its rule book. */
@NullMarked
package studio.kriegsspiel.reading.umpire;

import org.jspecify.annotations.NullMarked;
