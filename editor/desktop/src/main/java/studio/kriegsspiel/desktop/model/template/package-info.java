/** What a new scenario can start from. */
@NullMarked
package studio.kriegsspiel.desktop.model.template;

import org.jspecify.annotations.NullMarked;
