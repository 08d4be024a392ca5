/** What sentences tell without a name: units by other forms, facts by figures, hours and places. */
@NullMarked
package studio.kriegsspiel.situation.telling;

import org.jspecify.annotations.NullMarked;
