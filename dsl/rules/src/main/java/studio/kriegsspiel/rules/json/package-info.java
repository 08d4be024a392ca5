/** Tables, books and decisions as JSON for other programs; the shapes are stable. */
@NullMarked
package studio.kriegsspiel.rules.json;

import org.jspecify.annotations.NullMarked;
