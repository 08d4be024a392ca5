/** How long bodies of troops march over a ground, by what way, and what they reach. */
@NullMarked
package studio.kriegsspiel.reading.march;

import org.jspecify.annotations.NullMarked;
