/** What the map shows and how it is looked at: view, layers, scale, readings. */
@NullMarked
package studio.kriegsspiel.desktop.model.map;

import org.jspecify.annotations.NullMarked;
