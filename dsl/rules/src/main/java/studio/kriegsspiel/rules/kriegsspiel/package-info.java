/**
 * The two Kriegsspiel books, Reisswitz 1824 and British 1815: what their code adds to their data.
 */
@NullMarked
package studio.kriegsspiel.rules.kriegsspiel;

import org.jspecify.annotations.NullMarked;
