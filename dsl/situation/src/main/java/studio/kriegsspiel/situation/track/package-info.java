/**
 * Where every body is at every minute, and how sure that is: the truth that only the umpire knows.
 */
@NullMarked
package studio.kriegsspiel.situation.track;

import org.jspecify.annotations.NullMarked;
