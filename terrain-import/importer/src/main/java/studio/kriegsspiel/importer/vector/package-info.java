/** Vector features from files, mapped to the kinds of the terrain. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.importer.vector;
