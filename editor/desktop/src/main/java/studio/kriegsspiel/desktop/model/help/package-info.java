/** The pages of the manual that the window shows. */
@NullMarked
package studio.kriegsspiel.desktop.model.help;

import org.jspecify.annotations.NullMarked;
