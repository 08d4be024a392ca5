/** What the places that troops hold are worth to them by the works that are there. */
@NullMarked
package studio.kriegsspiel.situation.defence;

import org.jspecify.annotations.NullMarked;
