/** The list of places that name a thing. */
@NullMarked
package studio.kriegsspiel.desktop.ui.references;

import org.jspecify.annotations.NullMarked;
