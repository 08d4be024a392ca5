/** What each reader may know at a time, and the views that nothing else can fill. */
@NullMarked
package studio.kriegsspiel.situation.knowledge;

import org.jspecify.annotations.NullMarked;
