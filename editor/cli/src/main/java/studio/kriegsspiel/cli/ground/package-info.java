/** What the command line does with grounds: import, describe, slope. */
@NullMarked
package studio.kriegsspiel.cli.ground;

import org.jspecify.annotations.NullMarked;
