/** The vocabulary shared by all five books: unit types, grades, formations, orders, terrain. */
@NullMarked
package studio.kriegsspiel.rules.concept;

import org.jspecify.annotations.NullMarked;
