/** Terrain packages on disk: folders or zips of open formats. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.terrain.io;
