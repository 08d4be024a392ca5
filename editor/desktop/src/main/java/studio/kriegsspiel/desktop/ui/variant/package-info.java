/** Variants of a scenario, shown and compared. */
@NullMarked
package studio.kriegsspiel.desktop.ui.variant;

import org.jspecify.annotations.NullMarked;
