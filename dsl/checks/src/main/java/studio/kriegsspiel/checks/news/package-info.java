/** Checks of what is told: the General Idea, reports, intelligence. */
@NullMarked
package studio.kriegsspiel.checks.news;

import org.jspecify.annotations.NullMarked;
