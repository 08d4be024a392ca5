/** Drawn maps: pictures with a place on the ground, brought onto the terrain's plane. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.importer.sheet;
