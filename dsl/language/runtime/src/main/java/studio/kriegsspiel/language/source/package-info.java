/** Places in a document and words that nearly match. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.source;
