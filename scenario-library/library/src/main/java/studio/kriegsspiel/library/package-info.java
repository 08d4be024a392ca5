/** Finds the scenarios, armies, terrains and templates that come with the studio. */
@NullMarked
package studio.kriegsspiel.library;

import org.jspecify.annotations.NullMarked;
