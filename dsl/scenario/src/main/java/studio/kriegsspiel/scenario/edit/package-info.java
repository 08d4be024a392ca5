/**
 * What an author wants changed, by map, tree or mend, as the smallest edit of the text that says
 * it.
 */
@NullMarked
package studio.kriegsspiel.scenario.edit;

import org.jspecify.annotations.NullMarked;
