/** Order sheets: what a sheet says that its scenario does not know. */
@NullMarked
package studio.kriegsspiel.checks.orders;

import org.jspecify.annotations.NullMarked;
