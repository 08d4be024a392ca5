/** Sets a scenario's text in order by small edits that keep every comment. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.format;
