/** Measures how long a study takes, for {@code docs/performance.md}; no test. */
@NullMarked
package studio.kriegsspiel.study.bench;

import org.jspecify.annotations.NullMarked;
