/** A game at the table: its log on disk, and orders in the words of order sheets. */
@NullMarked
package studio.kriegsspiel.study.game;

import org.jspecify.annotations.NullMarked;
