/** The ground as it is being changed: drafts, what can be drawn, and how it is described. */
@NullMarked
package studio.kriegsspiel.desk.ground;

import org.jspecify.annotations.NullMarked;
