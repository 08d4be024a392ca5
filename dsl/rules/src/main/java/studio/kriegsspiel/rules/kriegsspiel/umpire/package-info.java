/**
 * The umpire's acts in play: reports and orders under way, players, sight, exceptions to the rules.
 */
@NullMarked
package studio.kriegsspiel.rules.kriegsspiel.umpire;

import org.jspecify.annotations.NullMarked;
