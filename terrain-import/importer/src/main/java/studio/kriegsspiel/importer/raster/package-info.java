/** Rasters of heights from files, and their way onto the terrain's grid. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.importer.raster;
