/** Random and damaged texts for the lexer, the parser, the mapping and the formatter. */
@NullMarked
package studio.kriegsspiel.language.fuzz;

import org.jspecify.annotations.NullMarked;
