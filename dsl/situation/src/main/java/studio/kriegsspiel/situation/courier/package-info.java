/** How long a messenger rides, and when news can be where it is to go. */
@NullMarked
package studio.kriegsspiel.situation.courier;

import org.jspecify.annotations.NullMarked;
