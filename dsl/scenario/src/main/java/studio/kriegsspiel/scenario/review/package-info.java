/** What the author says about the scenario itself: what he allows, asserts, varies and asks. */
@NullMarked
package studio.kriegsspiel.scenario.review;

import org.jspecify.annotations.NullMarked;
