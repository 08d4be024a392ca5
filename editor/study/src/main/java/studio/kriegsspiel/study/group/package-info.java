/** What findings are about, in words by which they can be sorted: a side, a reader, an area. */
@NullMarked
package studio.kriegsspiel.study.group;

import org.jspecify.annotations.NullMarked;
