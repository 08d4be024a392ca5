/**
 * Findings that the author lets stand: kept apart, never lost, and told where nothing is left to
 * allow.
 */
@NullMarked
package studio.kriegsspiel.checks.allow;

import org.jspecify.annotations.NullMarked;
