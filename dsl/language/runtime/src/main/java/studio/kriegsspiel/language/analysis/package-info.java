/** Everything that is known about one text, for the façade and for editing. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.analysis;
