/** A game that was played, minute by minute on the map. */
@NullMarked
package studio.kriegsspiel.desktop.ui.replay;

import org.jspecify.annotations.NullMarked;
