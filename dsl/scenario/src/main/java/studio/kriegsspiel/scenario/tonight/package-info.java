/** Who comes tonight: which roles are given up where people are missing, and who leads instead. */
@NullMarked
package studio.kriegsspiel.scenario.tonight;

import org.jspecify.annotations.NullMarked;
