/** Grounds kept as drawings in a folder with a recipe, made into terrain packages by the build. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.importer.recipe;
