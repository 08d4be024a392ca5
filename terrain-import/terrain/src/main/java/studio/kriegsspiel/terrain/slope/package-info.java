/** Slope and aspect by Horn's method, and the bands of rule books. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.terrain.slope;
