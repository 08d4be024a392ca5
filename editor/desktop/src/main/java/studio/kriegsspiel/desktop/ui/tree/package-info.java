/** The order of battle as a tree. */
@NullMarked
package studio.kriegsspiel.desktop.ui.tree;

import org.jspecify.annotations.NullMarked;
