/** Values and events that views listen to, without any widget. */
@NullMarked
package studio.kriegsspiel.desk.watch;

import org.jspecify.annotations.NullMarked;
