/** Questions of the rule book about units of the desk, and the log of what was decided. */
@NullMarked
package studio.kriegsspiel.desk.decision;

import org.jspecify.annotations.NullMarked;
