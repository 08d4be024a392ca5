/** What is due during play, laid out by the clock, and the edits that move it. */
@NullMarked
package studio.kriegsspiel.desktop.model.timeline;

import org.jspecify.annotations.NullMarked;
