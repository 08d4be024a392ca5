/** The map: ground, troop blocks, layers and the tools that work on it. */
@NullMarked
package studio.kriegsspiel.desktop.ui.map;

import org.jspecify.annotations.NullMarked;
