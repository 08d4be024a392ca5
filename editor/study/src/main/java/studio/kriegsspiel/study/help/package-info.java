/**
 * Help for a text that is being written, from all that a study knows of it: for the window and for
 * any editor alike.
 */
@NullMarked
package studio.kriegsspiel.study.help;

import org.jspecify.annotations.NullMarked;
