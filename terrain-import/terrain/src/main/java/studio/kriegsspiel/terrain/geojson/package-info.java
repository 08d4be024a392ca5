/** Reads and writes GeoJSON as a stream, keeping properties. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.terrain.geojson;
