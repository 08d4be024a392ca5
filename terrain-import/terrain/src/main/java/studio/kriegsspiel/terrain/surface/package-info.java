/** Surfaces of heights from contours, spot heights, ridges and valleys. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.terrain.surface;
