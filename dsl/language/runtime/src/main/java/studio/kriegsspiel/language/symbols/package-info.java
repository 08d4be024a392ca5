/** The names a scenario defines and the places that use them. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.symbols;
