/** What can be done in the window by name, and by which keys. */
@NullMarked
package studio.kriegsspiel.desk.keys;

import org.jspecify.annotations.NullMarked;
