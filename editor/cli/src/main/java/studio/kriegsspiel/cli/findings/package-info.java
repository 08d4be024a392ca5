/** Findings as text, JSON and SARIF. */
@NullMarked
package studio.kriegsspiel.cli.findings;

import org.jspecify.annotations.NullMarked;
