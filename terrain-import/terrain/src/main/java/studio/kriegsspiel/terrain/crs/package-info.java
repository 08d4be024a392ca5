/** Coordinate systems, latitude and longitude, and grid references of a terrain. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.terrain.crs;
