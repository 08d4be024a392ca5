/** Control points of a scan: setting them, judging them, taking them back; without any widget. */
@NullMarked
package studio.kriegsspiel.desk.control;

import org.jspecify.annotations.NullMarked;
