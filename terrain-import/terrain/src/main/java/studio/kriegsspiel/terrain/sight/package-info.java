/** Answers who sees what: lines of sight, fields of view, dead ground. */
@NullMarked
package studio.kriegsspiel.terrain.sight;

import org.jspecify.annotations.NullMarked;
