/**
 * The one way from a file, or a text that belongs to one, to everything known of it: scenario, rule
 * book, ground, situation and findings. Never throws for what a file says.
 */
@NullMarked
package studio.kriegsspiel.study;

import org.jspecify.annotations.NullMarked;
