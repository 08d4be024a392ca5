/** The window in which questions of the rule book are decided, and the log of the evening. */
@NullMarked
package studio.kriegsspiel.desktop.ui.decision;

import org.jspecify.annotations.NullMarked;
