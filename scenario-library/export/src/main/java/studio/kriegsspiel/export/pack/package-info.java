/** The umpire's book, the players' packs and the sealed sheets. */
@NullMarked
package studio.kriegsspiel.export.pack;

import org.jspecify.annotations.NullMarked;
