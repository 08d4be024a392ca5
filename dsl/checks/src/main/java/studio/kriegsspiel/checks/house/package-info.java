/** What clubs and schools want of every scenario, by house rules that it brings in. */
@NullMarked
package studio.kriegsspiel.checks.house;

import org.jspecify.annotations.NullMarked;
