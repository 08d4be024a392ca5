/**
 * Games that another process plays: what they came to, as text that outlives it, and the folder
 * that it is kept in until all are played.
 */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.reading.rehearsal.apart;
