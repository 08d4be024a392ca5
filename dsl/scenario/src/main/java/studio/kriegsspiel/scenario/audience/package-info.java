/** Who may know a statement. */
@NullMarked
package studio.kriegsspiel.scenario.audience;

import org.jspecify.annotations.NullMarked;
