/** Progress and cancelling of long work. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.importer.job;
