/** Random questions to all books, and what every answer must keep. */
@NullMarked
package studio.kriegsspiel.rules.fuzz;

import org.jspecify.annotations.NullMarked;
