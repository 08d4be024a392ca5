/** Makes terrain packages from what a historian has: rasters, scans and vectors. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.importer;
