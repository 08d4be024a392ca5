/** The text pane: colours, folds, squiggles, margin signs, completion. */
@NullMarked
package studio.kriegsspiel.desktop.ui.editor;

import org.jspecify.annotations.NullMarked;
