/**
 * Plays the games of rehearsals on Apache Spark. The studio knows nothing of this package but the
 * name of its main class, which it starts as a process of its own.
 */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.cluster;
