/** What one reader of a scenario knows at a minute, as a map and a page show it. */
@NullMarked
package studio.kriegsspiel.reading.view;

import org.jspecify.annotations.NullMarked;
