/** Turns the syntax tree into scenario records and links the names in it. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping;
