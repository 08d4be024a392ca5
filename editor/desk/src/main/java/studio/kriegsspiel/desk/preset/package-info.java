/** What is exported and how, kept under names for the next evening. */
@NullMarked
package studio.kriegsspiel.desk.preset;

import org.jspecify.annotations.NullMarked;
