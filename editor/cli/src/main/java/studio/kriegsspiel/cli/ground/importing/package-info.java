/** What an import of a ground says and takes: files of heights, progress, fit of a scan. */
@NullMarked
package studio.kriegsspiel.cli.ground.importing;

import org.jspecify.annotations.NullMarked;
