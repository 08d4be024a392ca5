/**
 * Hand-to-hand attacks of the two Kriegsspiel books and what follows from them: odds, results,
 * losses, recovery, pursuit, strongholds, batteries, surprise and capture.
 */
@NullMarked
package studio.kriegsspiel.rules.kriegsspiel.assault;

import org.jspecify.annotations.NullMarked;
