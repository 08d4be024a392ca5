/** A walk through the window for who sees it for the first time. */
@NullMarked
package studio.kriegsspiel.desk.tour;

import org.jspecify.annotations.NullMarked;
