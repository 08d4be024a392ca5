/**
 * A rule book as a page for readers: its time, ground, tables, switches, defaults and questions.
 */
@NullMarked
package studio.kriegsspiel.rules.page;

import org.jspecify.annotations.NullMarked;
