/** The ground of a scenario as immutable values: heights, sheet, features and named places. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.terrain;
