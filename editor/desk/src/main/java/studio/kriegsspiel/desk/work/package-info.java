/** Long work off the event thread, with progress, cancel and the version of the text it saw. */
@NullMarked
package studio.kriegsspiel.desk.work;

import org.jspecify.annotations.NullMarked;
