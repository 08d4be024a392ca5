/** What a new scenario can start from. */
@NullMarked
package studio.kriegsspiel.desk.template;

import org.jspecify.annotations.NullMarked;
