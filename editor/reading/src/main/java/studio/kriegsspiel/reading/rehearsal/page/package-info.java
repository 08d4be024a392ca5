/** What a rehearsal has come to, as one page that needs nothing else. */
@NullMarked
package studio.kriegsspiel.reading.rehearsal.page;

import org.jspecify.annotations.NullMarked;
