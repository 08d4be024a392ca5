/** What the orders of a sheet set going in the situation of its scenario. */
@NullMarked
package studio.kriegsspiel.situation.orders;

import org.jspecify.annotations.NullMarked;
