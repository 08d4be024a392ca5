/** The ground troops take up where a book leaves it open. */
@NullMarked
package studio.kriegsspiel.rules.footprint;

import org.jspecify.annotations.NullMarked;
