/** What a ruler for a book has marked on it: how far troops go in a turn, and how far they fire. */
@NullMarked
package studio.kriegsspiel.rules.ruler;

import org.jspecify.annotations.NullMarked;
