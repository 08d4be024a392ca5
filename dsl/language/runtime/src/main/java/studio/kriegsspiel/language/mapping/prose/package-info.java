/** Texts in the author's own words, with what they refer to. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping.prose;
