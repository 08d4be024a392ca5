/** Pages for a telephone: one HTML file for each reader, with everything in it. */
@NullMarked
package studio.kriegsspiel.export.page;

import org.jspecify.annotations.NullMarked;
