/** The pages of the manual that the window shows. */
@NullMarked
package studio.kriegsspiel.desk.help;

import org.jspecify.annotations.NullMarked;
