/** What is done on the map, as the smallest edit of the text that says the same. */
@NullMarked
package studio.kriegsspiel.scenario.edit;

import org.jspecify.annotations.NullMarked;
