/**
 * The library as a shelf: a card for each scenario, made once, by which it is found, shown and
 * fetched; packages that come and go.
 */
@NullMarked
package studio.kriegsspiel.study.shelf;

import org.jspecify.annotations.NullMarked;
