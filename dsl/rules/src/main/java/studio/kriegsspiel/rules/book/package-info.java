/**
 * One rule book: time, ground, tables, switches, defaults, procedures and what it demands of a
 * scenario.
 */
@NullMarked
package studio.kriegsspiel.rules.book;

import org.jspecify.annotations.NullMarked;
