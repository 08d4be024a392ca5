/** What a ground holds, where it is from, and what was drawn on it by hand. */
@NullMarked
package studio.kriegsspiel.cli.ground.info;

import org.jspecify.annotations.NullMarked;
