/** Rules of a house, and the files that hold them. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping.house;
