/** Works on bridges and obstacles: what is to be done, from when to when. */
@NullMarked
package studio.kriegsspiel.situation.works;

import org.jspecify.annotations.NullMarked;
