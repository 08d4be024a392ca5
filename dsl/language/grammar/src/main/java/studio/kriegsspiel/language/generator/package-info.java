/** Turns the grammar into parser, lexer and syntax tree when the studio is built; not shipped. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.generator;
