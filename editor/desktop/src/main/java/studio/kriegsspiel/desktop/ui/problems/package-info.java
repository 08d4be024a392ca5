/** The list of problems. */
@NullMarked
package studio.kriegsspiel.desktop.ui.problems;

import org.jspecify.annotations.NullMarked;
