/** Measures how true a ground is, against what was not used to make it. */
@NullMarked
package studio.kriegsspiel.importer.check;

import org.jspecify.annotations.NullMarked;
