/** Lists whose rows lead to places of the text. */
@NullMarked
package studio.kriegsspiel.desktop.ui.rows;

import org.jspecify.annotations.NullMarked;
