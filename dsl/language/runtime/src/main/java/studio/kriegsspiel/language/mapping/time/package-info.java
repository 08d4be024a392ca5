/** Hours, lengths of play and what changes by the hour. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping.time;
