/** Howitzers on buildings, breaching of walls and bridges by gunfire, ammunition. */
@NullMarked
package studio.kriegsspiel.rules.kriegsspiel.siege;

import org.jspecify.annotations.NullMarked;
