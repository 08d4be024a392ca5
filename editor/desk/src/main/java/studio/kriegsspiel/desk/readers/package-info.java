/** The scenario as a side or a role knows it at a minute, in the umpire's window. */
@NullMarked
package studio.kriegsspiel.desk.readers;

import org.jspecify.annotations.NullMarked;
