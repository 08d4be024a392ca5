/** Places in a scenario's text, and edits of it. */
@NullMarked
package studio.kriegsspiel.scenario.text;

import org.jspecify.annotations.NullMarked;
