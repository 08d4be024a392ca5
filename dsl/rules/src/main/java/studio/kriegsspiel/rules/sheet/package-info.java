/** What an umpire has of a rule book on the table: decisions in steps, and the tables they need. */
@NullMarked
package studio.kriegsspiel.rules.sheet;

import org.jspecify.annotations.NullMarked;
