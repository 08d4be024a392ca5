/** The words of the language as a TextMate grammar, for editors that colour by one. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.ide.textmate;
