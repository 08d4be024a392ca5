/** Forms in which statements are written and changed without the language, and what is lacking. */
@NullMarked
package studio.kriegsspiel.desk.forms;

import org.jspecify.annotations.NullMarked;
