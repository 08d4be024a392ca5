/** Words looked for and replaced, in the text and in the files beside it. */
@NullMarked
package studio.kriegsspiel.desk.search;

import org.jspecify.annotations.NullMarked;
