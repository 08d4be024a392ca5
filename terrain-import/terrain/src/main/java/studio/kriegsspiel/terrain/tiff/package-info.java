/** Reads and writes rasters of numbers as GeoTIFF, in every flavour GDAL writes. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.terrain.tiff;
