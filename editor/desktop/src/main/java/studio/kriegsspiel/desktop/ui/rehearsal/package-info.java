/** The window in which a scenario is rehearsed. */
@NullMarked
package studio.kriegsspiel.desktop.ui.rehearsal;

import org.jspecify.annotations.NullMarked;
