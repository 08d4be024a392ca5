/** What is asked of the ground in the window, and what it answers. */
@NullMarked
package studio.kriegsspiel.desk.reading;

import org.jspecify.annotations.NullMarked;
