/** The scenarios of the library to choose from. */
@NullMarked
package studio.kriegsspiel.desktop.model.gallery;

import org.jspecify.annotations.NullMarked;
