/** Reads a terrain at a point: height, slope, aspect and what lies there. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.terrain.ground;
