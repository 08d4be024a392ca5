/** What is wrong with the papers of an evening for which not everybody comes. */
@NullMarked
package studio.kriegsspiel.checks.tonight;

import org.jspecify.annotations.NullMarked;
