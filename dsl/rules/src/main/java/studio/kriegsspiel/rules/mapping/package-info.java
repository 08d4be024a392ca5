/**
 * How the troops, grades, formations, orders and ground of a scenario read in each of the five
 * books.
 */
@NullMarked
package studio.kriegsspiel.rules.mapping;

import org.jspecify.annotations.NullMarked;
