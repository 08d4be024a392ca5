/** What each reader of a scenario may know, as types that cannot hold another's secrets. */
@NullMarked
package studio.kriegsspiel.scenario.view;

import org.jspecify.annotations.NullMarked;
