/** News under lock: key words, keys made of them, and texts of one length under such keys. */
@NullMarked
package studio.kriegsspiel.export.seal;

import org.jspecify.annotations.NullMarked;
