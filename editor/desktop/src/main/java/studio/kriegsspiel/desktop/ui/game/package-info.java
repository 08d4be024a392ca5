/** The window in which a game is carried through its hours. */
@NullMarked
package studio.kriegsspiel.desktop.ui.game;

import org.jspecify.annotations.NullMarked;
