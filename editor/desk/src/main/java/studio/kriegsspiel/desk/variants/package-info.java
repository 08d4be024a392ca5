/** The scenario and its variants beside each other, and what differs between two of them. */
@NullMarked
package studio.kriegsspiel.desk.variants;

import org.jspecify.annotations.NullMarked;
