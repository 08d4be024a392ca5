/** What every mapper asks: the tree's words and places, the names in use and who is told. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping.context;
