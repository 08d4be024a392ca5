/** What commands know of the world around them: streams, colours, folders, the display. */
@NullMarked
package studio.kriegsspiel.cli.console;

import org.jspecify.annotations.NullMarked;
