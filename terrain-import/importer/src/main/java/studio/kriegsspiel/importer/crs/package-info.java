/** Coordinate systems of sources and the way from them to the terrain's. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.importer.crs;
