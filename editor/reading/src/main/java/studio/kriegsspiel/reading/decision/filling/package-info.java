/** What a situation says of the troops and the ground a question is about, in each book's terms. */
@NullMarked
package studio.kriegsspiel.reading.decision.filling;

import org.jspecify.annotations.NullMarked;
