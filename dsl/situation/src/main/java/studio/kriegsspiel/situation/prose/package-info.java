/** How prose is marked up: paragraphs, headings, lists, emphasis; and nothing else. */
@NullMarked
package studio.kriegsspiel.situation.prose;

import org.jspecify.annotations.NullMarked;
