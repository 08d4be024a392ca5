/** Die Kriegskunst: adjudication of its alternating steps in inches, figures and 2D6. */
@NullMarked
package studio.kriegsspiel.rules.kriegskunst;

import org.jspecify.annotations.NullMarked;
