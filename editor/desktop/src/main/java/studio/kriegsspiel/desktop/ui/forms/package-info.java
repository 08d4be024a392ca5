/** Forms in which statements are filled in, and the bar of what a scenario has and lacks. */
@NullMarked
package studio.kriegsspiel.desktop.ui.forms;

import org.jspecify.annotations.NullMarked;
