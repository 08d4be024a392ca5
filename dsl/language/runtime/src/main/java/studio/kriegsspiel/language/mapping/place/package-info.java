/** Where something is. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping.place;
