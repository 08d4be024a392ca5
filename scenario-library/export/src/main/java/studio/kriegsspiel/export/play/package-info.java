/** Play files: the scenario as JSON for other programs, one for each reader. */
@NullMarked
package studio.kriegsspiel.export.play;

import org.jspecify.annotations.NullMarked;
