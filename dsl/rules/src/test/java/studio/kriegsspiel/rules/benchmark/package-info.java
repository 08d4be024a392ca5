/** Benchmarks of adjudication and loading, run by hand. */
package studio.kriegsspiel.rules.benchmark;
