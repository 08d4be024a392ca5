/** Sides, their roles and their objectives. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping.side;
