/** Everything that is so at a minute, which only the umpire knows. */
@NullMarked
package studio.kriegsspiel.situation.truth;

import org.jspecify.annotations.NullMarked;
