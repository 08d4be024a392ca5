/** What must not be told to whom, and the one finder of it in texts. */
@NullMarked
package studio.kriegsspiel.situation.secret;

import org.jspecify.annotations.NullMarked;
