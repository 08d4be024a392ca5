/** The sun over the ground: when it rises and sets, and what that rests on. */
@NullMarked
package studio.kriegsspiel.situation.sky;

import org.jspecify.annotations.NullMarked;
