/** Exporting on the command line: which ground, which targets, and how it ended. */
@NullMarked
package studio.kriegsspiel.cli.export;

import org.jspecify.annotations.NullMarked;
