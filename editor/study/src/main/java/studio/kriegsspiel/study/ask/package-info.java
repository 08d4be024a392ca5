/** Questions to a situation in a closed set of forms, and their answers in words and figures. */
@NullMarked
package studio.kriegsspiel.study.ask;

import org.jspecify.annotations.NullMarked;
