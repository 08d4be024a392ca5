/** Formations of an order of battle beside the organisation that a book prints. */
@NullMarked
package studio.kriegsspiel.checks.establishment;

import org.jspecify.annotations.NullMarked;
