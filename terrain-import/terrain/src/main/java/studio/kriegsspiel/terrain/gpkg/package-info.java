/** GeoPackages: layers of shapes with columns in one file, written and read back. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.terrain.gpkg;
