/** Work that is begun before anybody asks for it. */
@NullMarked
package studio.kriegsspiel.language.early;

import org.jspecify.annotations.NullMarked;
