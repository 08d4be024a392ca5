/** What is planned for troops, as a map shows it to whom it may be shown. */
@NullMarked
package studio.kriegsspiel.situation.plan;

import org.jspecify.annotations.NullMarked;
