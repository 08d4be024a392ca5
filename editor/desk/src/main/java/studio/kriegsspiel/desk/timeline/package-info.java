/** What is due during play, laid out by the clock, and the edits that move it. */
@NullMarked
package studio.kriegsspiel.desk.timeline;

import org.jspecify.annotations.NullMarked;
