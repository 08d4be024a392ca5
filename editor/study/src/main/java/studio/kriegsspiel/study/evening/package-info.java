/** Who comes tonight, as it is asked for and as it is kept beside a scenario. */
@NullMarked
package studio.kriegsspiel.study.evening;

import org.jspecify.annotations.NullMarked;
