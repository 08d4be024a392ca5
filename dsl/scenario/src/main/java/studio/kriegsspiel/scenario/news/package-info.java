/** What is told, to whom and when: reports, intelligence, reinforcements. */
@NullMarked
package studio.kriegsspiel.scenario.news;

import org.jspecify.annotations.NullMarked;
