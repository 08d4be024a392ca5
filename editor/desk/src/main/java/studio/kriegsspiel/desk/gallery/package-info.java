/** The scenarios of the library to choose from. */
@NullMarked
package studio.kriegsspiel.desk.gallery;

import org.jspecify.annotations.NullMarked;
