/** How attacks are begun, supported and followed up in the two Kriegsspiel books. */
@NullMarked
package studio.kriegsspiel.rules.kriegsspiel.engagement;

import org.jspecify.annotations.NullMarked;
