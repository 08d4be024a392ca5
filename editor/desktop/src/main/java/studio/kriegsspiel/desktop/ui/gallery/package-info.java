/** The page on which a scenario of the library is chosen. */
@NullMarked
package studio.kriegsspiel.desktop.ui.gallery;

import org.jspecify.annotations.NullMarked;
