/** The words of the language with what they mean. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping.words;
