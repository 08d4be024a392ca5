/** Rehearsals that are kept beside their scenarios, and what they found. */
@NullMarked
package studio.kriegsspiel.study.rehearsed;

import org.jspecify.annotations.NullMarked;
