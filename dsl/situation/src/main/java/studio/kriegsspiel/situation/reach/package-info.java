/** How soon troops can be somewhere if nobody hinders them. */
@NullMarked
package studio.kriegsspiel.situation.reach;

import org.jspecify.annotations.NullMarked;
