/** Order sheets of an exercise, checked, played and marked beside each other. */
@NullMarked
package studio.kriegsspiel.desk.marking;

import org.jspecify.annotations.NullMarked;
