/** The desktop application: a scenario's text beside its map. */
@NullMarked
package studio.kriegsspiel.desktop;

import org.jspecify.annotations.NullMarked;
