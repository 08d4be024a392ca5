/** Run by the build alone: makes the folder of libraries fit for class data sharing. */
@NullMarked
package studio.kriegsspiel.cli.packaging;

import org.jspecify.annotations.NullMarked;
